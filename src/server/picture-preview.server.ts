import { type FileType, getFileType } from '@/lib/files/file-type';
import { once } from '@/lib/once';
import { createPublicCache } from '@/lib/http/public-cache';
import { serverConfig } from '@/lib/page/runtime-config';
import { isSigned } from '@/lib/page/seo';
import { failures } from './ops/metrics';

/**
 * Pixels of a preview: as many as the largest picture of a first view on a phone, so that the browser counts it as the
 * largest paint.
 */
const PIXELS = 150_000;
/** WebP quality: about 4 kB, a tenth of the picture. */
const QUALITY = 30;
/** WebP effort, up to 6: more takes twice the time for a tenth fewer bytes. */
const EFFORT = 2;
/** A larger preview would delay its page. */
const MAX_PREVIEW_BYTES = 12_000;

/** Larger pictures cost too much time and memory. */
const MAX_SOURCE_BYTES = 10_000_000;
/** A phone's 4032 × 3024. */
const MAX_SOURCE_PIXELS = 12_500_000;
/**
 * Limit for progressive pictures and AVIF, which are decoded as a whole (up to 20 bytes per pixel) instead of by rows.
 */
const MAX_WHOLE_PIXELS = 4_000_000;
const FETCH_DEADLINE_MS = 5_000;
const DECODE_DEADLINE_SECONDS = 3;
/** Detected by the first bytes; `heic` includes AVIF. Other formats never reach a decoder. */
const FORMATS: readonly FileType[] = ['jpeg', 'png', 'webp', 'heic'];

const CACHE_SECONDS = 10 * 60;
/** A picture rarely changes under its URL. */
const STALE_SECONDS = 24 * 60 * 60;

/** Previews by URL, null if none can be made. Only pages that show the picture get its preview. */
const previews = createPublicCache();
/** Previews are made one at a time to bound memory. */
let isBusy = false;

/**
 * True for pictures of the API and of MEDIA_ORIGINS. Signed URLs are excluded: they differ per response and visitor, so
 * a preview would never be reused, or be shown to others.
 */
function hasPreview(url: string): boolean {
  const { publicApiEndpoint, mediaOrigins, picturePreviews } = serverConfig();
  const { origin } = new URL(url);
  return picturePreviews && !isSigned(url) && [new URL(publicApiEndpoint).origin, ...mediaOrigins].includes(origin);
}

/** Loads sharp with its own cache off. */
const loadSharp = once(async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
});

async function read(source: string): Promise<Buffer | null> {
  const response = await fetch(source, { redirect: 'error', signal: AbortSignal.timeout(FETCH_DEADLINE_MS) });
  if (!response.ok || !response.body) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > MAX_SOURCE_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function make(source: string): Promise<string | null> {
  const bytes = await read(source);
  if (!bytes || !FORMATS.includes(getFileType(bytes))) return null;
  const sharp = await loadSharp();
  // Browsers apply the EXIF orientation too.
  const picture = sharp(bytes, { limitInputPixels: MAX_SOURCE_PIXELS, autoOrient: true }).timeout({
    seconds: DECODE_DEADLINE_SECONDS,
  });
  const { autoOrient: upright, hasAlpha, pages = 1, format, isProgressive } = await picture.metadata();
  const isWhole = isProgressive || format === 'heif';
  // A preview would stay visible behind transparent pixels.
  if (hasAlpha || pages > 1 || (isWhole && upright.width * upright.height > MAX_WHOLE_PIXELS)) return null;
  const scale = Math.min(1, Math.sqrt(PIXELS / (upright.width * upright.height)));
  const preview = await picture
    .resize(Math.ceil(upright.width * scale))
    .webp({ quality: QUALITY, effort: EFFORT })
    .toBuffer();
  return preview.length > MAX_PREVIEW_BYTES ? null : `data:image/webp;base64,${preview.toString('base64')}`;
}

async function makeInTurn(source: string): Promise<string | null> {
  // The next page with this picture tries again.
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
 * A small version of the picture as a `data:` URL; null while there is none. Pages never wait for it: the first request
 * starts making it, later ones get it.
 */
export async function loadPreview(url: string): Promise<string | null> {
  if (!hasPreview(url)) return null;
  const preview = previews
    .getOrLoad(url, CACHE_SECONDS, () => makeInTurn(url), { staleSeconds: STALE_SECONDS })
    .catch(() => null);
  // Only a cached preview settles before the next turn of the event loop.
  return Promise.race([preview, new Promise<null>((resolve) => setImmediate(resolve, null))]);
}
