import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ErrorLevel, SitemapIndexStream, SitemapStream } from 'sitemap';
import { ApiError } from '@/lib/http/errors';
import { publicCache } from '@/lib/http/public-cache';
import { serverConfig } from '@/lib/page/runtime-config';
import type { Services } from '@/services/create-services';
import { getTotal } from '@/services/http/normalize';
import { logFailure } from '@/server/ops/error-log';
import { getRequestId } from '@/server/request-id';
import { FAILURE_RETRY_SECONDS, MAINTENANCE_RETRY_SECONDS } from '@/server/retry';
import { isRecord } from '@/lib/record';
import { LONG_CACHE_CONTROL, sendNotFound, sendUnavailable } from './send-response';
import { guestServices, siteSettings } from './guest-services.server';
import { type Entry, sitemapKinds, type SitemapKind } from './sitemap-kinds.server';

/** Records per part. Far below the protocol's limit of 50,000, so that a part takes seconds and usually 25 calls. */
const PART = 5000;
/** Largest `limit` of one call (contract A.4). */
const STEP = 200;
/** The `limit` after a call without a response, which may have been larger than `MAX_RESPONSE_BYTES`. */
const SMALL_STEP = 25;
/** Maximum number of calls per part: enough for servers that send 24 records per call, and for `SMALL_STEP`. */
const MAX_CALLS = 250;
/** How long the numbers of parts are cached. */
const PART_COUNT_SECONDS = 600;
/** What `getTotal` makes of a missing total after a call for one record. */
const MISSING_TOTAL = 2;
/** Maximum number of parts of a kind whose total is missing; each costs a call. */
const MAX_PARTS_WITHOUT_TOTAL = 100;

const XML = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': LONG_CACHE_CONTROL };

const partPath = (kind: string, number: number) => `/sitemaps/${kind}-${number}.xml`;
const PART_NAME = /^([a-z]+)-([1-9]\d{0,5})$/;

/**
 * Length and total of a list whose call failed because every record is malformed (`readRows`); null for any other
 * failure.
 */
function readInvalidList(
  error: unknown,
  { limit, offset }: { limit: number; offset: number },
): { length: number; total: number } | null {
  if (!(error instanceof ApiError) || error.status !== 200 || !isRecord(error.body) || !isRecord(error.body.data))
    return null;
  const { data: records, total } = error.body.data;
  return Array.isArray(records)
    ? { length: records.length, total: getTotal(total, records.length, offset, limit) }
    : null;
}

/** Lists a range; a page of malformed records only has no entries. */
async function readPage({ list }: SitemapKind, services: Services, range: { limit: number; offset: number }) {
  try {
    const { entries, total } = await list(services, range);
    return { entries, length: entries.length, total, failure: null };
  } catch (error) {
    const invalid = readInvalidList(error, range);
    if (invalid === null) throw error;
    return { entries: [], ...invalid, failure: error };
  }
}

/**
 * Yields the records of one part, one API call at a time to bound memory. Malformed records are skipped, even if a
 * later page has no others. If the first page has no valid record, the part fails. Entries of `first` come with that
 * page, so that nothing is sent before a call has succeeded.
 */
async function* toEntries(kind: SitemapKind, services: Services, number: number): AsyncGenerator<Entry[]> {
  let waiting = number === 1 && kind.first ? await kind.first(services) : [];
  const start = (number - 1) * PART;
  const end = start + PART;
  const seen = new Set<string>();
  let step = STEP;
  // A server may send fewer records than requested, so the next page starts after those that arrived.
  let repeated = 0;
  for (let offset = start, calls = 0; offset < end && calls < MAX_CALLS; calls += 1) {
    const page = await readPage(kind, services, { limit: Math.min(step, end - offset), offset }).catch(
      (error: unknown) => {
        if (step === SMALL_STEP || !(error instanceof ApiError) || error.status !== 0) throw error;
        return null;
      },
    );
    if (!page) {
      step = SMALL_STEP;
      continue;
    }
    if (page.failure && offset === start) throw page.failure;
    // `length` doesn't count malformed records between valid ones, so pages may overlap.
    const added = page.entries.filter(({ url }) => !seen.has(url));
    for (const { url } of added) seen.add(url);
    const batch = [...waiting, ...added];
    waiting = [];
    if (batch.length > 0) yield batch;
    repeated = added.length > 0 || page.failure ? 0 : repeated + 1;
    offset += repeated > 0 ? step : page.length;
    if (page.length === 0 || offset >= page.total || repeated > 1) return;
  }
}

/**
 * Number of parts of a kind. Malformed records count, although they are not listed. Without a total, the first record
 * of each part is requested until there is none.
 */
async function countParts(kind: SitemapKind, services: Services): Promise<number> {
  const first = await readPage(kind, services, { limit: 1, offset: 0 });
  if (first.total !== MISSING_TOTAL) return Math.ceil(first.total / PART);
  for (let count = 1; count < MAX_PARTS_WITHOUT_TOTAL; count += 1) {
    const page = await readPage(kind, services, { limit: 1, offset: count * PART }).catch((error: unknown) => {
      // Some servers refuse an offset beyond their last record.
      if (error instanceof ApiError && [400, 416, 422].includes(error.status)) return null;
      throw error;
    });
    // A server that ignores the offset sends the first record again.
    if (!page?.length || page.entries[0]?.url === first.entries[0]?.url) return count;
  }
  return MAX_PARTS_WITHOUT_TOTAL;
}

async function* prepend<T>(head: T[], rest: AsyncGenerator<T[]>): AsyncGenerator<T> {
  yield* head;
  for await (const batch of rest) yield* batch;
}

/** Bytes per write. The library emits every tag by itself, and each would become its own packet. */
const BLOCK = 64 * 1024;

function createBlockStream(): Transform {
  let waiting = '';
  return new Transform({
    writableObjectMode: true,
    transform(piece: string | Buffer, _encoding, done) {
      waiting += String(piece);
      if (waiting.length < BLOCK) return done();
      done(null, waiting);
      waiting = '';
    },
    flush: (done) => done(null, waiting),
  });
}

/**
 * Streams entries as XML. A failure after the headers aborts the response, so receivers see that it is incomplete and
 * caches drop it.
 */
async function send(
  req: IncomingMessage,
  res: ServerResponse,
  entries: Iterable<unknown> | AsyncIterable<unknown>,
  xml: NodeJS.ReadWriteStream,
): Promise<void> {
  res.writeHead(200, XML);
  // Next and the pipeline add more than ten listeners per event, which would make Node warn.
  res.setMaxListeners(20);
  try {
    await pipeline(Readable.from(entries), xml, createBlockStream(), res);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE')
      logFailure('sitemap', error, getRequestId(req));
  }
}

/** Runs `work`; responds with 503 in maintenance mode, or if it fails before anything was sent. */
async function unlessClosed(req: IncomingMessage, res: ServerResponse, work: () => Promise<void>): Promise<void> {
  if ((await siteSettings(req)).maintenanceMode) return sendUnavailable(res, MAINTENANCE_RETRY_SECONDS);
  try {
    await work();
  } catch (error) {
    logFailure('sitemap', error, getRequestId(req));
    sendUnavailable(res, FAILURE_RETRY_SECONDS);
  }
}

/** Sends the sitemap index. The number of parts comes from the totals of the lists, if they have one. */
export function sendSitemapIndex(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { siteUrl } = serverConfig();
  const services = guestServices(req);
  return unlessClosed(req, res, async () => {
    const parts = Object.entries(sitemapKinds(siteUrl)).map(async ([name, kind]) => {
      const count = await publicCache.getOrLoad(`sitemap:${name}`, PART_COUNT_SECONDS, () =>
        countParts(kind, services),
      );
      const length = Math.max(count, kind.first ? 1 : 0);
      return Array.from({ length }, (_, index) => ({ url: siteUrl + partPath(name, index + 1) }));
    });
    const all = (await Promise.all(parts)).flat();
    await send(req, res, all, new SitemapIndexStream({ level: ErrorLevel.SILENT }));
  });
}

/** Sends one part, such as `videos-2`, or 404 if it doesn't exist. */
export function sendSitemapPart(req: IncomingMessage, res: ServerResponse, name: string): Promise<void> {
  const { siteUrl } = serverConfig();
  const [, kindName = '', number = ''] = PART_NAME.exec(name) ?? [];
  const kinds = sitemapKinds(siteUrl);
  const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined;
  return unlessClosed(req, res, async () => {
    const batches = kind && toEntries(kind, guestServices(req), Number(number));
    const head = await batches?.next();
    if (!batches || !head || head.done) return sendNotFound(res);
    await send(
      req,
      res,
      prepend(head.value, batches),
      new SitemapStream({
        hostname: siteUrl,
        level: ErrorLevel.SILENT,
        xmlns: { news: false, xhtml: false, image: true, video: true },
      }),
    );
  });
}
