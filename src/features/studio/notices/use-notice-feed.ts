import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { readNoticeReads, startNoticeReads } from '@/device/notice-reads';
import { noticeSounds } from '@/device/notice-sounds';
import { readStudioNotices, requestNoticeId, type StudioNotice, writeStudioNotices } from '@/device/studio-notices';
import { enableChimes, playChime } from '@/media/chime';
import { whenIdle } from '@/lib/browser/timing';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { useServices } from '@/services/services-context';
import { useSocket, useSocketEvent } from '@/socket/use-socket-event';
import { useAppSelector } from '@/store/hooks';
import { addLiveNotice, mergeNotices } from './merge-notices';
import { KIND_LABELS, noticeSentence } from './notice-labels';
import {
  type ListedNotice,
  loadNotices,
  noticeActorName,
  NOTICE_LISTS,
  type NoticeList,
  SALES_LISTS,
  TICKET,
} from './notice-lists';

/** First load in browsers without idle callbacks, in ms after the page is interactive. */
export const FIRST_LOAD_MS = 1_000;
/** After an earning, the sales lists are loaded once for all that follow within this time. */
const SALES_DELAY_MS = 1_500;
/** Back in the tab, the lists are loaded if they are older than this. */
const STALE_MS = 60_000;

type FeedStatus = 'loading' | 'ready' | 'failed';

const createId = () => `${Date.now()}-${Math.random()}`;

/**
 * Keeps the notices up to date while the studio is open: lists when it opens, after a lost connection, on return to the
 * tab and after an earning; live events in between. `news` is what arrived since the studio was opened.
 */
export function useNoticeFeed(account: string) {
  const services = useServices();
  const socket = useSocket();
  const requests = useAppSelector(({ streaming }) => streaming.privateRequests);
  /** Per list, whether its last load succeeded. */
  const [results, setResults] = useState<ReadonlyMap<NoticeList, boolean>>(new Map());
  /** Lists that have loaded once: what they get later is news. */
  const known = useRef(new Set<NoticeList>());
  const [news, setNews] = useState('');
  const [tab] = useState(createId);
  /** Each change loads all lists, or those of sales. */
  const [turn, setTurn] = useState(0);
  const [salesTurn, setSalesTurn] = useState(0);
  /** Start of the last load of all lists, in ms. */
  const loadedAt = useRef(0);

  const hasSounds = useSyncExternalStore(noticeSounds.onChange, () => noticeSounds.read().length > 0);
  useEffect(() => (hasSounds ? enableChimes() : undefined), [hasSounds]);

  const announce = (added: readonly StudioNotice[]) => {
    const unread = added.filter(({ isRead }) => !isRead);
    if (unread.length === 0) return;
    setNews(unread.map(noticeSentence).join(' '));
    const loud = unread.find(({ kind }) => noticeSounds.read().includes(kind));
    if (loud) playChime(KIND_LABELS[loud.kind].pitches);
  };

  const load = useEffectEvent(async (lists: readonly NoticeList[], signal: AbortSignal) => {
    const now = Date.now();
    if (lists === NOTICE_LISTS) loadedAt.current = now;
    startNoticeReads(account, now);
    const parts = await loadNotices(lists, services, { signal });
    if (signal.aborted) return;
    const loaded = parts.filter((part) => part !== null);
    const stored = readStudioNotices(account);
    const { notices, added } = mergeNotices(stored, loaded, readNoticeReads(account));
    writeStudioNotices(account, notices);
    setResults((before) => new Map([...before, ...lists.map((list, at) => [list, parts[at] !== null] as const)]));
    const knownKinds = lists.filter((list) => known.current.has(list)).flatMap(({ kinds }) => kinds);
    // Without those too old to be stored, which would be new with each load.
    const storedIds = new Set(readStudioNotices(account).map(({ id }) => id));
    announce(added.filter(({ id, kind }) => storedIds.has(id) && knownKinds.includes(kind)));
    lists.forEach((list, at) => parts[at] && known.current.add(list));
  });

  useEffect(() => {
    const leaving = new AbortController();
    const start = () => void load(NOTICE_LISTS, leaving.signal);
    const cancel = turn === 0 ? whenIdle(start, FIRST_LOAD_MS) : void start();
    return () => {
      cancel?.();
      leaving.abort();
    };
  }, [turn]);

  useEffect(() => {
    if (salesTurn === 0) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => void load(SALES_LISTS, leaving.signal), SALES_DELAY_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [salesTurn]);

  useEffect(() => socket?.onReconnect(() => setTurn((before) => before + 1)), [socket]);
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible' && loadedAt.current > 0 && Date.now() - loadedAt.current > STALE_MS)
        setTurn((before) => before + 1);
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);

  /** Returns the stored notice, or null if it is known. */
  const storeLive = (notice: ListedNotice): StudioNotice | null => {
    const stored = readStudioNotices(account);
    const live: StudioNotice = { ...notice, isRead: false, liveIn: tab };
    const notices = addLiveNotice(stored, live);
    if (notices === stored) return null;
    writeStudioNotices(account, notices);
    return live;
  };
  const addLive = (notice: ListedNotice) => {
    const live = storeLive(notice);
    if (live) announce([live]);
  };
  useSocketEvent('tipped', ({ senderInfo, token, message }) =>
    addLive({
      id: `tip:${createId()}`,
      kind: 'tip',
      at: Date.now(),
      href: studioPaths.earnings,
      name: noticeActorName(senderInfo),
      fanId: senderInfo._id,
      tokens: token,
      message: message || undefined,
    }),
  );
  useSocketEvent('purchase_media_item_success', ({ type, price }) => {
    if (type !== 'stream') return;
    addLive({
      id: `ticket:${createId()}`,
      kind: 'sale',
      at: Date.now(),
      href: studioPaths.earnings,
      about: TICKET,
      tokens: typeof price === 'number' ? price : undefined,
    });
  });
  useSocketEvent('update_balance', ({ token }) => {
    if (token > 0) setSalesTurn((before) => before + 1);
  });
  // Their cards announce themselves, with a sound of their own.
  const storeRequests = useEffectEvent(() => {
    for (const { conversationId, user, userNote, since } of requests)
      storeLive({
        id: requestNoticeId(conversationId),
        kind: 'request',
        at: since,
        href: paths.studioLive,
        name: noticeActorName(user),
        fanId: user._id,
        message: userNote || undefined,
      });
  });
  useEffect(() => storeRequests(), [requests]);

  const getStatus = (): FeedStatus => {
    if (results.size < NOTICE_LISTS.length) return 'loading';
    return [...results.values()].includes(false) ? 'failed' : 'ready';
  };
  return { status: getStatus(), news, reload: () => setTurn((before) => before + 1) };
}
