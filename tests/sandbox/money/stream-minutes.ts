import type { Context } from '../context';
import { badRequest } from '../http/errors';
import type { Viewer } from '../http/session';
import type { StreamRow } from '../seed/rows/live';
import type { TokenTransactionRow } from '../seed/rows/money';
import { mainUnits } from './amounts';
import { commissionRate } from './settle';
import { getShares } from './shares';

const MINUTE = 60_000;

/**
 * Throws 400 for a minute that is not due. The key `minute-<conversation>-<account>-<n>` numbers it, from 1. Each
 * minute can be paid once the previous one has started, so that the show isn't interrupted.
 */
export function refuseMinuteNotDue({ now }: Context, viewer: Viewer, stream: StreamRow, key: string | null): void {
  const prefix = `minute-${stream.conversationId}-${viewer.account._id}-`;
  const minute = key?.startsWith(prefix) ? Number(key.slice(prefix.length)) : NaN;
  if (!Number.isInteger(minute) || minute < 1)
    throw badRequest('Private shows have no ticket. They’re paid per minute.');
  const since = stream.since[viewer.account._id];
  if (since === undefined || !stream.userIds.includes(viewer.account._id)) throw badRequest('You’re not in this show.');
  const started = Math.floor((now().getTime() - Date.parse(since)) / MINUTE) + 1;
  if (minute > started + 1) throw badRequest(`Minute ${minute} hasn’t started: this is minute ${started}.`);
}

/** Notifies the performer of the income from a minute. */
export function announceMinute({ store, realtime }: Context, stream: StreamRow, row: TokenTransactionRow): void {
  const net = getShares(row, commissionRate(store), 'token').reduce((sum, share) => sum + share.net, 0);
  const income = { conversationId: stream.conversationId, token: row.totalPrice, netPrice: mainUnits(net) };
  void realtime.emit({ account: stream.performerId }, 'RECEIVED_PAID_TOKEN', income);
}
