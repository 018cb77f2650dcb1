import type { Problems } from '@/components/form/use-form';
import type { OwnPerformer, UpdatePerformerBody } from '@/contract/performer';
import { typedMoney } from '@/lib/money';

/** Prices as they are typed. A subscription costs money; shows cost tokens a minute. */
export type PriceValues = {
  monthlyPrice: string;
  yearlyPrice: string;
  publicChatPrice: string;
  groupChatPrice: string;
  privateChatPrice: string;
  maxParticipantsAllowed: string;
  isFreeSubscription: boolean;
  durationFreeSubscriptionDays: string;
};

const LABELS = {
  monthlyPrice: 'The monthly price',
  yearlyPrice: 'The yearly price',
  publicChatPrice: 'The price of a public show',
  groupChatPrice: 'The price of a group show',
  privateChatPrice: 'The price of a private show',
} as const;
const PRICES = Object.keys(LABELS) as (keyof typeof LABELS)[];
const MOST = 100_000;
const isMoney = (name: (typeof PRICES)[number]): boolean => name === 'monthlyPrice' || name === 'yearlyPrice';

const typed = (amount: number | undefined, asTyped: (amount: number) => string = String): string => (amount === undefined ? '' : asTyped(amount));
const figure = (text: string): number => Number(text.trim().replace(',', '.'));

export const priceValues = (performer: OwnPerformer): PriceValues => ({
  monthlyPrice: typed(performer.monthlyPrice, typedMoney),
  yearlyPrice: typed(performer.yearlyPrice, typedMoney),
  publicChatPrice: typed(performer.publicChatPrice),
  groupChatPrice: typed(performer.groupChatPrice),
  privateChatPrice: typed(performer.privateChatPrice),
  maxParticipantsAllowed: typed(performer.maxParticipantsAllowed),
  isFreeSubscription: performer.isFreeSubscription === true,
  durationFreeSubscriptionDays: typed(performer.durationFreeSubscriptionDays),
});

function amountProblem(name: (typeof PRICES)[number], text: string): string | undefined {
  const label = LABELS[name];
  if (!isMoney(name) && !/^\d+$/.test(text.trim())) return `${label} must be a whole number of tokens, such as 20.`;
  if (!/^\d+([.,]\d{1,2})?$/.test(text.trim())) return `${label} must be a number with at most two decimals, such as 9.99.`;
  if (figure(text) < 1) return `${label} must be at least 1.`;
  return figure(text) > MOST ? `${label} must be at most ${MOST.toLocaleString('en-US')}.` : undefined;
}

const wholeProblem = (text: string, most: number, what: string): string | undefined =>
  /^\d+$/.test(text.trim()) && figure(text) >= 1 && figure(text) <= most ? undefined : `Enter ${what} from 1 to ${most}.`;

/** Empty prices stay as they are on the server, except those that nobody can do without. */
export function priceProblems(values: PriceValues): Problems<PriceValues> {
  const prices = PRICES.map((name) => [name, values[name].trim() === '' && !isMoney(name) ? undefined : amountProblem(name, values[name])]);
  return {
    ...(Object.fromEntries(prices) as Problems<PriceValues>),
    maxParticipantsAllowed: values.maxParticipantsAllowed.trim() === '' ? undefined : wholeProblem(values.maxParticipantsAllowed, 1000, 'a number of people'),
    durationFreeSubscriptionDays: values.isFreeSubscription ? wholeProblem(values.durationFreeSubscriptionDays, 365, 'a number of days') : undefined,
  };
}

/** What is sent (contract D.6). */
export function priceBody({ isFreeSubscription, durationFreeSubscriptionDays, ...amounts }: PriceValues): UpdatePerformerBody {
  const given = Object.entries(amounts).filter(([, text]) => text.trim() !== '');
  return {
    ...Object.fromEntries(given.map(([name, text]) => [name, figure(text)])),
    isFreeSubscription,
    ...(isFreeSubscription ? { durationFreeSubscriptionDays: figure(durationFreeSubscriptionDays) } : {}),
  };
}
