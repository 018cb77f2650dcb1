import { deviceValue } from './device-value';
import { NOTICE_KINDS, type NoticeKind } from './studio-notices';

/** Per kind, the time up to which all notices of the server's lists were read, in ms since 1970. */
type ReadTimes = Readonly<Partial<Record<NoticeKind, number>>>;

const NONE: Readonly<Record<string, ReadTimes>> = {};

function parse(data: unknown): typeof NONE {
  if (typeof data !== 'object' || data === null) return NONE;
  return Object.fromEntries(
    Object.entries(data).map(([account, times]: [string, unknown]) => [
      account,
      Object.fromEntries(
        NOTICE_KINDS.flatMap((kind) => {
          const time: unknown = typeof times === 'object' && times !== null ? Reflect.get(times, kind) : undefined;
          return typeof time === 'number' ? [[kind, time]] : [];
        }),
      ),
    ]),
  );
}

const stored = deviceValue('encore.notice-reads', parse, NONE);

/** How far an account has read on this device. It stays after logout and names nobody. */
export const readNoticeReads = (account: string): ReadTimes => stored.read()[account] ?? {};

/** On the account's first visit on this device, all notices until `now` count as read. */
export function startNoticeReads(account: string, now: number): void {
  const times = readNoticeReads(account);
  if (NOTICE_KINDS.every((kind) => times[kind] !== undefined)) return;
  writeNoticeReads(account, { ...Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, now])), ...times });
}

export const writeNoticeReads = (account: string, times: ReadTimes): void =>
  void stored.write({ ...stored.read(), [account]: times });
