import type { Earning } from '@/contract/earning';
import type { ShowFigures, ShowTip } from '@/store/broadcast/broadcast.state';

type Tip = Pick<ShowTip, 'senderId' | 'name' | 'tokens'>;

interface Income {
  count: number;
  tokens: number;
}

interface Tipper {
  /** The fan's id, or their name if the id is unknown. */
  key: string;
  name: string;
  tokens: number;
}

export interface ShowIncome {
  tickets: Income;
  tips: Income;
  /** `count` is the number of fans, because every minute is a sale. */
  privateShows: Income & { minutes: number };
  total: number;
  tippers: Tipper[];
}

const KINDS: Record<string, 'tickets' | 'tips' | 'privateShows'> = {
  public_chat: 'tickets',
  stream_public: 'tickets',
  tip: 'tips',
  stream_tip: 'tips',
  private_chat: 'privateShows',
  stream_private: 'privateShows',
  group_chat: 'privateShows',
  stream_group: 'privateShows',
};

const getLarger = (a: Income, b: Income): Income =>
  a.tokens > b.tokens || (a.tokens === b.tokens && a.count >= b.count) ? a : b;

function getTippers(tips: readonly Tip[]): Tipper[] {
  const tippers = new Map<string, Tipper>();
  for (const { senderId, name, tokens } of tips) {
    const key = senderId || name;
    tippers.set(key, { key, name, tokens: (tippers.get(key)?.tokens ?? 0) + tokens });
  }
  return [...tippers.values()].sort((a, b) => b.tokens - a.tokens);
}

/**
 * Income of a show in the tokens that fans paid. Booked sales from the time of the show count; live events stand in for
 * sales that are unknown or not booked yet.
 */
export function showIncome(
  { tipCount, tipTokens, tips, ticketCount, ticketTokens }: ShowFigures,
  sales: readonly Earning[],
): ShowIncome {
  const booked: Record<'tickets' | 'tips' | 'privateShows', Income> = {
    tickets: { count: 0, tokens: 0 },
    tips: { count: 0, tokens: 0 },
    privateShows: { count: 0, tokens: 0 },
  };
  const bookedTips: Tip[] = [];
  const payers = new Set<string>();
  let minutes = 0;
  for (const { type = '', isToken, transactionStatus, grossPrice, userInfo, userId } of sales) {
    const kind = KINDS[type];
    if (!kind || grossPrice === undefined || isToken === false || transactionStatus === 'refunded') continue;
    booked[kind].tokens += grossPrice;
    if (kind === 'privateShows') minutes += 1;
    const payer = `${type} ${userId ?? userInfo?._id ?? ''}`;
    if (kind !== 'privateShows' || !payers.has(payer)) booked[kind].count += 1;
    payers.add(payer);
    if (kind === 'tips')
      bookedTips.push({
        senderId: userId ?? userInfo?._id,
        name: userInfo?.name || userInfo?.username || 'A fan',
        tokens: grossPrice,
      });
  }
  const ticketIncome = getLarger(booked.tickets, { count: ticketCount, tokens: ticketTokens });
  const tipIncome = getLarger(booked.tips, { count: tipCount, tokens: tipTokens });
  return {
    tickets: ticketIncome,
    tips: tipIncome,
    privateShows: { ...booked.privateShows, minutes },
    total: ticketIncome.tokens + tipIncome.tokens + booked.privateShows.tokens,
    tippers: getTippers(tipIncome === booked.tips ? bookedTips : tips),
  };
}
