import type { Problems } from '@/components/form/use-form';
import type { OwnPerformer, UpdatePerformerBody } from '@/contract/performer';
import { typedMoney } from '@/lib/format/money';
import { type Currency, formatMoney, formatNumber } from '@/lib/format/format';
import type { PriceLimits } from '@/entities/payment/price-limits';

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

/** Each price with the checkbox that turns it off. */
const PRICES = [
  { name: 'monthlyPrice', sells: 'sellsMonthly' },
  { name: 'yearlyPrice', sells: 'sellsYearly' },
  { name: 'groupChatPrice', sells: 'sellsGroup' },
  { name: 'privateChatPrice', sells: 'sellsPrivate' },
] as const;
const MAX_PRICE = 100_000;

const typed = (amount: number | undefined, asTyped: (amount: number) => string = String): string =>
  amount === undefined ? '' : asTyped(amount);

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

const TOKEN_LIMITS: PriceLimits = { min: 1, max: MAX_PRICE };

function amountProblem(text: string, { min, max }: PriceLimits, format: (amount: number) => string) {
  const amount = Number(text);
  if (text === '') return 'Enter a price, or 0 for free.';
  if (!/^\d+(\.\d{1,2})?$/.test(text)) return 'Use at most two decimals, such as 9.99.';
  if (amount > 0 && amount < min) return `The price must be 0 or at least ${format(min)}.`;
  return max !== null && amount > max ? `The price must be at most ${format(max)}.` : undefined;
}

/**
 * Rules that the API's limits don't cover: what is offered needs its number, and a month's subscription has the limits of
 * the site. A year costs at least as much as the cheapest month. A maximum that is set (`before`) can't be removed.
 */
export function priceProblems(
  values: PriceValues,
  month: PriceLimits,
  currency: Currency,
  before?: PriceValues,
): Problems<PriceValues> {
  const limits: Record<string, PriceLimits> = {
    monthlyPrice: { min: month.min, max: month.max ?? MAX_PRICE },
    yearlyPrice: { min: month.min, max: MAX_PRICE },
  };
  const prices = PRICES.map(({ name, sells }) => {
    const isMoney = name in limits;
    const format = isMoney ? (amount: number) => formatMoney(amount, currency) : formatNumber;
    return [name, values[sells] ? amountProblem(values[name], limits[name] ?? TOKEN_LIMITS, format) : undefined];
  });
  return {
    ...(Object.fromEntries(prices) as Problems<PriceValues>),
    maxParticipantsAllowed:
      values.sellsGroup && values.maxParticipantsAllowed === '' && before?.maxParticipantsAllowed
        ? 'Enter a number of people.'
        : undefined,
    durationFreeSubscriptionDays:
      values.isFreeSubscription && values.durationFreeSubscriptionDays === '' ? 'Enter the number of days.' : undefined,
  };
}

/** Request body (contract D.6). A disabled price is null; one that was never set is omitted. */
export function priceBody(values: PriceValues, before: OwnPerformer): UpdatePerformerBody {
  const { isFreeSubscription, durationFreeSubscriptionDays, maxParticipantsAllowed, sellsGroup } = values;
  const prices = PRICES.flatMap(({ name, sells }): [string, number | null][] =>
    values[sells] ? [[name, Number(values[name])]] : before[name] === undefined ? [] : [[name, null]],
  );
  return {
    ...Object.fromEntries(prices),
    ...(sellsGroup && maxParticipantsAllowed !== '' ? { maxParticipantsAllowed: Number(maxParticipantsAllowed) } : {}),
    isFreeSubscription,
    ...(isFreeSubscription ? { durationFreeSubscriptionDays: Number(durationFreeSubscriptionDays) } : {}),
  };
}
