import { type FileType, fileTypeOf } from '@/lib/files/file-type';
import { once } from '@/lib/memoize';
import { createPublicCache } from '@/lib/http/public-cache';
import { serverConfig } from '@/lib/page/runtime-config';
import { isSigned } from '@/lib/page/seo';
import { failures } from './ops/metrics';

/** Pixels of a preview: as many as the largest picture of a first view has on a phone, so that the browser counts it as that picture. */
const PIXELS = 150_000;
/** Of WebP: some 4 kB, a tenth of what the picture takes. */
const QUALITY = 30;
/** Of six: more takes twice the time for a tenth less. */
const EFFORT = 2;
/** A longer one would hold up the page that it comes with. */
const MOST_BYTES = 12_000;

/** Larger or slower pictures are not worth a server's time and memory. */
const MAX_SOURCE_BYTES = 10_000_000;
/** A phone's 4032 × 3024. */
const MAX_SOURCE_PIXELS = 12_500_000;
/** Of progressive pictures and AVIF, which are decoded as a whole: up to 20 bytes a pixel instead of a few rows. */
const MAX_WHOLE_PIXELS = 4_000_000;
const FETCH_DEADLINE_MS = 5_000;
const DECODE_DEADLINE_SECONDS = 3;
/** By the first bytes; `heic` includes AVIF. Other formats never reach a decoder. */
const FORMATS: readonly FileType[] = ['jpeg', 'png', 'webp', 'heic'];

const KEPT_SECONDS = 10 * 60;
/** A picture hardly ever changes under its address. */
const STALE_SECONDS = 24 * 60 * 60;

/** Previews of pictures, null where there can be none. They go to those whose page has the picture itself. */
const previews = createPublicCache();
/** One at a time: a process has memory for no more. */
let isBusy = false;

/**
 * True for pictures of the API and of MEDIA_ORIGINS, which pages may show. Signed addresses differ with each answer and are for one
 * visitor; a preview of them would either never be found again or be shown to others.
 */
function hasPreview(address: string): boolean {
  const { publicApiEndpoint, mediaOrigins, picturePreviews } = serverConfig();
  const { origin } = new URL(address);
  return picturePreviews && !isSigned(address) && [new URL(publicApiEndpoint).origin, ...mediaOrigins].includes(origin);
}

/** sharp without a cache of its own. */
const loadSharp = once(async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
});

async function read(source: string): Promise<Buffer | null> {
  const answer = await fetch(source, { redirect: 'error', signal: AbortSignal.timeout(FETCH_DEADLINE_MS) });
  if (!answer.ok || !answer.body) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body) {
    size += chunk.length;
    if (size > MAX_SOURCE_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function make(source: string): Promise<string | null> {
  const bytes = await read(source);
  if (!bytes || !FORMATS.includes(fileTypeOf(bytes))) return null;
  const sharp = await loadSharp();
  // Upright, as browsers show it.
  const picture = sharp(bytes, { limitInputPixels: MAX_SOURCE_PIXELS, autoOrient: true }).timeout({ seconds: DECODE_DEADLINE_SECONDS });
  const { autoOrient: upright, hasAlpha, pages = 1, format, isProgressive } = await picture.metadata();
  const isWhole = isProgressive || format === 'heif';
  // Through a picture with holes its preview would be seen for good.
  if (hasAlpha || pages > 1 || (isWhole && upright.width * upright.height > MAX_WHOLE_PIXELS)) return null;
  const scale = Math.min(1, Math.sqrt(PIXELS / (upright.width * upright.height)));
  const preview = await picture.resize(Math.ceil(upright.width * scale)).webp({ quality: QUALITY, effort: EFFORT }).toBuffer();
  return preview.length > MOST_BYTES ? null : `data:image/webp;base64,${preview.toString('base64')}`;
}

async function makeInTurn(source: string): Promise<string | null> {
  // The next page that shows the picture asks for it again.
  if (isBusy) throw new Error('Another preview is being made.');
  isBusy = true;
  try {
    return await make(source);
  } catch {
    failures.inc({ what: 'preview' });
    return null;
  } finally {
    isBusy = false;
  }
}

/**
 * A small version of the picture at `address`, as a `data:` address to write into a page; null while there is none. A page never waits
 * for it: the first one asks for it, and those that follow have it.
 */
export async function previewOf(address: string): Promise<string | null> {
  if (!hasPreview(address)) return null;
  const preview = previews.getOrLoad(address, KEPT_SECONDS, () => makeInTurn(address), { staleSeconds: STALE_SECONDS }).catch(() => null);
  // What is there already comes first; everything else comes too late.
  return Promise.race([preview, new Promise<null>((resolve) => setImmediate(resolve, null))]);
}
