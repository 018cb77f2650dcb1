import { createPublicCache } from '@/lib/public-cache';
import { serverConfig } from '@/lib/runtime-config';
import { failures } from './ops/metrics';

/** Pixels of a preview: as many as the largest picture of a first view has on a phone, so that the browser counts it as that picture. */
const PIXELS = 150_000;
/** Of WebP: some 4 kB, a tenth of what the picture takes. */
const QUALITY = 30;
/** Of six: more takes twice the time for a tenth less. */
const EFFORT = 2;
/** A longer one would hold up the page that it comes with. */
const MOST_BYTES = 12_000;

/** What is larger, or takes longer, is not worth a server's time. */
const MOST_SOURCE_BYTES = 10_000_000;
const MOST_SOURCE_PIXELS = 50_000_000;
const DEADLINE_MS = 5_000;
const AT_ONCE = 2;

const KEPT_SECONDS = 10 * 60;
/** A picture hardly ever changes under its address. */
const STALE_SECONDS = 24 * 60 * 60;

/** Previews of pictures, null where there can be none. They go to those whose page has the picture itself. */
const previews = createPublicCache();
let underWay = 0;

/** Where this server gets a picture; null where it is not to, and for an address that pages may not show either. */
function sourceOf(address: string): string | null {
  const { apiEndpoint, publicApiEndpoint, mediaOrigins, picturePreviews } = serverConfig();
  if (!picturePreviews) return null;
  const { origin, pathname, search } = new URL(address);
  if (origin === new URL(publicApiEndpoint).origin) return new URL(apiEndpoint).origin + pathname + search;
  return mediaOrigins.includes(origin) ? address : null;
}

/** What a picture is known by: a file by its path, since what follows says how it is sent, as signatures do, and changes with each answer. */
const keyOf = (source: string): string => source.replace(/(\.(?:jpe?g|png|webp|avif|gif))\?.*$/i, '$1');

async function read(source: string): Promise<Buffer | null> {
  const answer = await fetch(source, { redirect: 'error', signal: AbortSignal.timeout(DEADLINE_MS) });
  if (!answer.ok || !answer.body) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body) {
    size += chunk.length;
    if (size > MOST_SOURCE_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function make(source: string): Promise<string | null> {
  const bytes = await read(source);
  if (!bytes) return null;
  const { default: sharp } = await import('sharp');
  // Upright, as browsers show it.
  const picture = sharp(bytes, { limitInputPixels: MOST_SOURCE_PIXELS, autoOrient: true });
  const { autoOrient: upright, hasAlpha, pages = 1 } = await picture.metadata();
  // Through a picture with holes its preview would be seen for good.
  if (hasAlpha || pages > 1) return null;
  const scale = Math.min(1, Math.sqrt(PIXELS / (upright.width * upright.height)));
  const preview = await picture.resize(Math.ceil(upright.width * scale)).webp({ quality: QUALITY, effort: EFFORT }).toBuffer();
  return preview.length > MOST_BYTES ? null : `data:image/webp;base64,${preview.toString('base64')}`;
}

async function makeInTurn(source: string): Promise<string | null> {
  // Whoever comes next tries again.
  if (underWay >= AT_ONCE) throw new Error('Enough previews are being made.');
  underWay += 1;
  try {
    return await make(source);
  } catch {
    failures.inc({ what: 'preview' });
    return null;
  } finally {
    underWay -= 1;
  }
}

/**
 * A small version of the picture at `address`, as a `data:` address to write into a page; null while there is none. A page never waits
 * for it: the first one asks for it, and those that follow have it.
 */
export async function previewOf(address: string): Promise<string | null> {
  const source = sourceOf(address);
  if (source === null) return null;
  const preview = previews.getOrLoad(keyOf(source), KEPT_SECONDS, () => makeInTurn(source), { staleSeconds: STALE_SECONDS }).catch(() => null);
  // What is there already comes first; everything else comes too late.
  return Promise.race([preview, new Promise<null>((resolve) => setImmediate(resolve, null))]);
}
