import type { Problems } from '@/components/form/use-form';
import type { OwnPerformer, UpdatePerformerBody } from '@/contract/performer';
import { typedMoney } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/format';

/** Prices as typed, and whether each is offered. Subscriptions cost money; shows cost tokens per minute. */
export type PriceValues = {
  sellsMonthly: boolean;
  monthlyPrice: string;
  sellsYearly: boolean;
  yearlyPrice: string;
  sellsGroup: boolean;
  groupChatPrice: string;
  sellsPrivate: boolean;
  privateChatPrice: string;
  maxParticipantsAllowed: string;
  isFreeSubscription: boolean;
  durationFreeSubscriptionDays: string;
};

/** Each price with the switch that turns it off. */
const PRICES = [
  { name: 'monthlyPrice', sells: 'sellsMonthly', label: 'The monthly price' },
  { name: 'yearlyPrice', sells: 'sellsYearly', label: 'The yearly price' },
  { name: 'groupChatPrice', sells: 'sellsGroup', label: 'The price of a group show' },
  { name: 'privateChatPrice', sells: 'sellsPrivate', label: 'The price of a private show' },
] as const;
type Price = (typeof PRICES)[number];
const MAX_PRICE = 100_000;
const isMoney = ({ name }: Price): boolean => name === 'monthlyPrice' || name === 'yearlyPrice';

const typed = (amount: number | undefined, asTyped: (amount: number) => string = String): string =>
  amount === undefined ? '' : asTyped(amount);
const figure = (text: string): number => Number(text.trim().replace(',', '.'));

export const priceValues = (performer: OwnPerformer): PriceValues => ({
  sellsMonthly: performer.monthlyPrice !== undefined,
  monthlyPrice: typed(performer.monthlyPrice, typedMoney),
  sellsYearly: performer.yearlyPrice !== undefined,
  yearlyPrice: typed(performer.yearlyPrice, typedMoney),
  sellsGroup: performer.groupChatPrice !== undefined,
  groupChatPrice: typed(performer.groupChatPrice),
  sellsPrivate: performer.privateChatPrice !== undefined,
  privateChatPrice: typed(performer.privateChatPrice),
  maxParticipantsAllowed: typed(performer.maxParticipantsAllowed),
  isFreeSubscription: performer.isFreeSubscription === true,
  durationFreeSubscriptionDays: typed(performer.durationFreeSubscriptionDays),
});

function amountProblem(price: Price, text: string): string | undefined {
  const { label } = price;
  if (!isMoney(price) && !/^\d+$/.test(text.trim())) return `${label} must be a whole number of tokens, such as 20.`;
  if (!/^\d+([.,]\d{1,2})?$/.test(text.trim()))
    return `${label} must be a number with at most two decimals, such as 9.99.`;
  if (figure(text) > 0 && figure(text) < 1) return `${label} must be 0 or at least 1.`;
  return figure(text) > MAX_PRICE ? `${label} must be at most ${formatNumber(MAX_PRICE)}.` : undefined;
}

const wholeProblem = (text: string, max: number, what: string): string | undefined =>
  /^\d+$/.test(text.trim()) && figure(text) >= 1 && figure(text) <= max ? undefined : `Enter ${what} from 1 to ${max}.`;

/** An enabled offer needs a price. */
export function priceProblems(values: PriceValues): Problems<PriceValues> {
  const prices = PRICES.map((price) => [
    price.name,
    values[price.sells] ? amountProblem(price, values[price.name]) : undefined,
  ]);
  return {
    ...(Object.fromEntries(prices) as Problems<PriceValues>),
    maxParticipantsAllowed:
      !values.sellsGroup || values.maxParticipantsAllowed.trim() === ''
        ? undefined
        : wholeProblem(values.maxParticipantsAllowed, 1000, 'a number of people'),
    durationFreeSubscriptionDays: values.isFreeSubscription
      ? wholeProblem(values.durationFreeSubscriptionDays, 365, 'a number of days')
      : undefined,
  };
}

/** Request body (contract D.6). A disabled price is null; one that was never set is omitted. */
export function priceBody(values: PriceValues, before: OwnPerformer): UpdatePerformerBody {
  const { isFreeSubscription, durationFreeSubscriptionDays, maxParticipantsAllowed, sellsGroup } = values;
  const prices = PRICES.flatMap(({ name, sells }): [string, number | null][] =>
    values[sells] ? [[name, figure(values[name])]] : before[name] === undefined ? [] : [[name, null]],
  );
  return {
    ...Object.fromEntries(prices),
    ...(sellsGroup && maxParticipantsAllowed.trim() !== ''
      ? { maxParticipantsAllowed: figure(maxParticipantsAllowed) }
      : {}),
    isFreeSubscription,
    ...(isFreeSubscription ? { durationFreeSubscriptionDays: figure(durationFreeSubscriptionDays) } : {}),
  };
}
