import type { NoticeKind, StudioNotice } from '@/device/studio-notices';
import type { ListedNotice, LoadedNotices } from './notice-lists';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Two tabs receive the same event within this time. */
const OTHER_TAB_MS = 5_000;

type ReadTimes = Readonly<Partial<Record<NoticeKind, number>>>;

/** True if the live notice and the listed one may be the same event. Live events of tickets don't name the fan. */
const isSameEvent = (live: StudioNotice, listed: ListedNotice): boolean =>
  live.kind === listed.kind &&
  live.tokens === listed.tokens &&
  (live.fanId === undefined || listed.fanId === undefined || live.fanId === listed.fanId) &&
  Math.abs(live.at - listed.at) < DAY_MS;

/** Notices of a list that are older than its loaded page. Few, so that a list doesn't displace the others. */
const MAX_OLDER = 20;

/**
 * Replaces the notices of the loaded kinds by the server's, which keep what only this device knows: that they were
 * read, and the text of a tip. Stored ones older than the loaded page stay. A live notice gives way to the listed one
 * of the same event that is closest in time, and stays while there is none. `added` are those that are new.
 */
export function mergeNotices(
  stored: readonly StudioNotice[],
  loaded: readonly LoadedNotices[],
  readTimes: ReadTimes,
): { notices: StudioNotice[]; added: StudioNotice[] } {
  const kinds = loaded.flatMap((list) => list.kinds);
  const known = new Map(stored.map((notice) => [notice.id, notice]));
  const listed = loaded.flatMap(({ notices }) => notices);
  const listedIds = new Set(listed.map(({ id }) => id));
  /** The latest that were listed before, and are older than a loaded page. */
  const older = loaded.flatMap(({ kinds: inPage, since }) =>
    since === undefined
      ? []
      : stored
          .filter(
            ({ kind, at, id, liveIn }) =>
              inPage.includes(kind) && at <= since && liveIn === undefined && !listedIds.has(id),
          )
          .sort((a, b) => b.at - a.at)
          .slice(0, MAX_OLDER),
  );
  const twins = new Map<string, StudioNotice>();
  const live = stored.filter((notice) => notice.liveIn !== undefined && kinds.includes(notice.kind));
  const unmatched = live.filter((notice) => {
    const [twin] = listed
      .filter(({ id }) => !known.has(id) && !twins.has(id))
      .filter((each) => isSameEvent(notice, each))
      .sort((a, b) => Math.abs(a.at - notice.at) - Math.abs(b.at - notice.at));
    if (twin) twins.set(twin.id, notice);
    return !twin;
  });

  const findKnown = ({ id }: ListedNotice) => known.get(id) ?? twins.get(id);
  const current = listed.map((notice): StudioNotice => {
    const before = findKnown(notice);
    const isRead = before?.isRead ?? notice.at <= (readTimes[notice.kind] ?? 0);
    return { ...notice, message: notice.message ?? before?.message, isRead };
  });
  return {
    notices: [...stored.filter((notice) => !kinds.includes(notice.kind)), ...older, ...unmatched, ...current],
    added: current.filter((notice) => !findKnown(notice)),
  };
}

/** Adds a live notice, unless it is known or another tab has just stored the same event. */
export function addLiveNotice(stored: readonly StudioNotice[], notice: StudioNotice): readonly StudioNotice[] {
  const isKnown = stored.some(
    (each) =>
      each.id === notice.id ||
      (each.liveIn !== undefined &&
        each.liveIn !== notice.liveIn &&
        each.kind === notice.kind &&
        each.fanId === notice.fanId &&
        each.tokens === notice.tokens &&
        each.message === notice.message &&
        Math.abs(each.at - notice.at) < OTHER_TAB_MS),
  );
  return isKnown ? stored : [notice, ...stored];
}

/**
 * Per kind, the time up to which all listed notices are read. Keeps earlier times, in case the newest notices are gone.
 */
export function getReadTimes(notices: readonly StudioNotice[], before: ReadTimes): ReadTimes {
  const times: Partial<Record<NoticeKind, number>> = { ...before };
  const oldestFirst = notices.filter(({ liveIn }) => liveIn === undefined).sort((a, b) => a.at - b.at);
  for (const kind of new Set(oldestFirst.map((notice) => notice.kind))) {
    const ofKind = oldestFirst.filter((notice) => notice.kind === kind);
    const firstUnread = ofKind.findIndex(({ isRead }) => !isRead);
    const lastRead = ofKind[(firstUnread < 0 ? ofKind.length : firstUnread) - 1];
    if (lastRead) times[kind] = Math.max(lastRead.at, times[kind] ?? 0);
  }
  return times;
}
