import type { GoLiveBody } from '@/contract/streaming';
import { deviceValue } from '@/device/device-value';
import { isPriced } from '@/device/last-show-tips';
import { isRecord } from '@/lib/record';
import type { ShowFigures, ShowTip } from './broadcast.state';

/** A live show, stored on the device to survive a reload or a crash. */
export interface StoredShow {
  performerId: string;
  conversationId: string;
  /** Paused for a private show: it resumes after that. */
  isPaused: boolean;
  goLiveBody: GoLiveBody;
  figures: ShowFigures;
  /** When it was last known to be live or paused for a running private show, in ms since 1970. */
  seenAt: number;
}

/** After this time, the server has ended the show for its viewers. */
const RESUME_LIMIT_MS = 10 * 60_000;
const SUMMARY_LIMIT_MS = 24 * 3600_000;

const numberIn = (data: unknown): number => (typeof data === 'number' && Number.isFinite(data) ? data : 0);
const textIn = (data: unknown): string | undefined => (typeof data === 'string' ? data : undefined);

const isTip = (data: unknown): data is ShowTip =>
  isRecord(data) &&
  typeof data.id === 'number' &&
  typeof data.name === 'string' &&
  typeof data.tokens === 'number' &&
  typeof data.at === 'number' &&
  ['undefined', 'string'].includes(typeof data.message);

function parse(data: unknown): StoredShow {
  if (!isRecord(data) || typeof data.performerId !== 'string' || !isRecord(data.figures))
    throw new TypeError('Not a show');
  // Earlier versions stored it as `wish`.
  const { figures, goLiveBody = data.wish } = data;
  if (!isRecord(goLiveBody)) throw new TypeError('Not a show');
  return {
    performerId: data.performerId,
    conversationId: textIn(data.conversationId) ?? '',
    isPaused: data.isPaused === true,
    goLiveBody: {
      title: textIn(goLiveBody.title),
      description: textIn(goLiveBody.description),
      isFree: goLiveBody.isFree !== false,
      price: numberIn(goLiveBody.price),
      ...(isPriced(goLiveBody.goal, 'title') && { goal: goLiveBody.goal }),
      ...(Array.isArray(goLiveBody.tipMenu) && {
        tipMenu: goLiveBody.tipMenu.filter((item) => isPriced(item, 'label')),
      }),
    },
    figures: {
      startedAt: typeof figures.startedAt === 'number' ? figures.startedAt : null,
      mostViewers: numberIn(figures.mostViewers),
      tipCount: numberIn(figures.tipCount),
      tipTokens: numberIn(figures.tipTokens),
      tips: Array.isArray(figures.tips) ? figures.tips.filter(isTip) : [],
      ticketCount: numberIn(figures.ticketCount),
      ticketTokens: numberIn(figures.ticketTokens),
      salesAfter: textIn(figures.salesAfter) ?? null,
      subscribersAfter: textIn(figures.subscribersAfter) ?? null,
      chatCount: numberIn(figures.chatCount),
    },
    seenAt: numberIn(data.seenAt),
  };
}

/** The show of this device that is live, or null. */
export const storedShow = deviceValue<StoredShow | null>('encore.show', parse, null);

const isSeenWithin =
  (limitMs: number) =>
  (stored: StoredShow | null, performerId: string | undefined, now: number): stored is StoredShow =>
    stored !== null && stored.performerId === performerId && now - stored.seenAt < limitMs;

/** True when the show belongs to this performer and was live recently enough to continue. */
export const canResumeBroadcast = isSeenWithin(RESUME_LIMIT_MS);

/** True when the show belongs to this performer and is recent enough for its summary to be of interest. */
export const isRecentShow = isSeenWithin(SUMMARY_LIMIT_MS);

/**
 * Stores that a paused show still waits for the private show to end: the time limit for resuming it starts after that.
 * The pause doesn't count as live time.
 */
export function keepPausedShow(performerId: string): void {
  const stored = storedShow.read();
  const now = Date.now();
  if (!canResumeBroadcast(stored, performerId, now) || !stored.isPaused) return;
  const { startedAt } = stored.figures;
  const figures = { ...stored.figures, startedAt: startedAt === null ? null : startedAt + (now - stored.seenAt) };
  storedShow.write({ ...stored, figures, seenAt: now });
}
