import { isRecord } from '@/lib/record';
import { deviceValue } from './device-value';

export const NOTICE_KINDS = ['request', 'tip', 'order', 'sale', 'subscriber', 'comment', 'payout'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Something that happened in a performer's studio. */
export interface StudioNotice {
  id: string;
  kind: NoticeKind;
  /** In ms since 1970: by the server's clock, for live ones by this device's. */
  at: number;
  isRead: boolean;
  /** Where it is handled: a path on this site. */
  href: string;
  /** Who caused it. */
  name?: string;
  fanId?: string;
  /** What it is about, such as the name of a video. */
  about?: string;
  tokens?: number;
  /** Text of a comment, or sent with a tip or request. */
  message?: string;
  /** Id of the tab that received it over the live connection. The server's lists don't have it yet. */
  liveIn?: string;
}

interface Stored {
  account: string;
  notices: readonly StudioNotice[];
}

/** Limits of what is stored: count, and age in ms. */
const MAX_STORED = 300;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

const NONE: readonly StudioNotice[] = [];
const EMPTY: Stored = { account: '', notices: NONE };

const isOptional = (value: unknown, type: 'string' | 'number') => value === undefined || typeof value === type;

const isNotice = (value: unknown): value is StudioNotice =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  NOTICE_KINDS.some((kind) => kind === value.kind) &&
  typeof value.at === 'number' &&
  typeof value.isRead === 'boolean' &&
  typeof value.href === 'string' &&
  /^\/(?![/\\])/.test(value.href) &&
  [value.name, value.fanId, value.about, value.message, value.liveIn].every((text) => isOptional(text, 'string')) &&
  isOptional(value.tokens, 'number');

const parse = (data: unknown): Stored =>
  isRecord(data) && typeof data.account === 'string' && Array.isArray(data.notices)
    ? { account: data.account, notices: data.notices.filter(isNotice) }
    : EMPTY;

const stored = deviceValue('encore.studio-notices', parse, EMPTY);

/** The notices of an account on this device, latest first; the same array until it changes. */
export function readStudioNotices(account: string): readonly StudioNotice[] {
  const { account: owner, notices } = stored.read();
  return owner === account && account !== '' ? notices : NONE;
}

/** The value on the server. */
export const noStudioNotices = (): readonly StudioNotice[] => NONE;

/** Stores the notices of an account, latest first and within the limits. Those of another account are dropped. */
export function writeStudioNotices(account: string, notices: readonly StudioNotice[]): void {
  const oldest = Date.now() - MAX_AGE_MS;
  stored.write({
    account,
    notices: notices
      .filter(({ at }) => at >= oldest)
      .sort((a, b) => b.at - a.at)
      .slice(0, MAX_STORED),
  });
}

/** Marks the notices as read for which `isMeant` is true. */
export function markNoticesRead(isMeant: (notice: StudioNotice) => boolean): void {
  const { account, notices } = stored.read();
  if (notices.some((notice) => !notice.isRead && isMeant(notice)))
    stored.write({
      account,
      notices: notices.map((notice) => (!notice.isRead && isMeant(notice) ? { ...notice, isRead: true } : notice)),
    });
}

/** The id of the notice of a private show request. */
export const requestNoticeId = (conversationId: string): string => `request:${conversationId}`;

/** Marks a private show request as read, because the performer answered it. */
export const markRequestRead = (conversationId: string): void =>
  markNoticesRead(({ id }) => id === requestNoticeId(conversationId));

/** Calls back on every change, including changes from other tabs. Returns a function that unsubscribes. */
export const onStudioNoticesChange = stored.onChange;
