import type { Earning } from '@/contract/earning';

const MINUTE_TYPES = ['private_chat', 'stream_private', 'group_chat', 'stream_group'];

/** Longest break within one show, in ms. */
const MAX_BREAK_MS = 10 * 60_000;

export interface FanSale extends Earning {
  /** Number of merged minutes; 0 for other sales. */
  minutes: number;
}

/** Merges the minutes of a show, each of which is a sale, into one sale per show and fan. Expects the latest sale first. */
export function mergeMinutes(sales: readonly Earning[]): FanSale[] {
  const merged: FanSale[] = [];
  const shows = new Map<string, { sale: FanSale; startAt: number }>();
  for (const sale of sales) {
    const { type = '', userId, userInfo, transactionStatus, isToken, createdAt = '', grossPrice = 0 } = sale;
    const isMinute = MINUTE_TYPES.includes(type);
    const key = JSON.stringify([type, userId ?? userInfo?._id, transactionStatus, isToken]);
    const show = isMinute ? shows.get(key) : undefined;
    const startAt = Date.parse(createdAt);
    if (show && show.startAt - startAt <= MAX_BREAK_MS) {
      show.sale.minutes += 1;
      show.sale.grossPrice = Math.round(((show.sale.grossPrice ?? 0) + grossPrice) * 100) / 100;
      show.startAt = startAt;
    } else {
      const first = { ...sale, minutes: Number(isMinute) };
      merged.push(first);
      if (isMinute) shows.set(key, { sale: first, startAt });
    }
  }
  return merged;
}
