import type { CommissionSetting } from '@/contract/performer';
import { formatMoney, formatTokens, getDecimals, type Currency } from '@/lib/format/format';
import { subtractAmounts, moneyFor, getSaving, tokensFor, getWholeTokens } from '@/lib/format/money';
import { useAppSelector } from '@/store/hooks';
import { selectTokenRate } from '@/store/settings/settings.selectors';
import { useCurrency } from '@/store/ui/use-currency';

export type SaleKind = Exclude<keyof CommissionSetting, 'siteCommission'>;
export type PriceUnit = 'tokens' | 'money';

/** What turns a price into what the performer receives; null stands for unknown. */
export interface SaleTerms {
  /** The share that the site keeps, from 0 to 1. */
  commission: number | null;
  /** Price of one token in money. */
  rate: number | null;
  currency: Currency;
}

/**
 * The performer's share of a price; null if the commission is unknown. Tokens are whole: the site keeps no fraction of
 * one.
 */
export function getShare(
  price: number,
  unit: PriceUnit,
  { commission, currency }: Pick<SaleTerms, 'commission' | 'currency'>,
): number | null {
  if (commission === null) return null;
  const fee =
    unit === 'money' ? getSaving(price, commission, getDecimals(currency.code)) : getWholeTokens(price, commission);
  return subtractAmounts(price, fee);
}

/** The worth of tokens as text. */
export const formatWorth = (tokens: number, rate: number, currency: Currency): string =>
  formatMoney(moneyFor(tokens, rate, getDecimals(currency.code)), currency);

const percent = (fraction: number) => `${Math.round(fraction * 1000) / 10}%`;

/** An amount in its unit, and tokens also in money: `16 tokens ($1.60)`. */
export function amountText(amount: number, unit: PriceUnit, { rate, currency }: SaleTerms): string {
  if (unit === 'money') return formatMoney(amount, currency);
  return rate === null ? formatTokens(amount) : `${formatTokens(amount)} (${formatWorth(amount, rate, currency)})`;
}

/**
 * What a sale at a typed price brings; empty if nothing is known. `inTokens` adds the price in tokens of something
 * priced in money.
 */
export function proceedsText(typed: string, unit: PriceUnit, terms: SaleTerms, inTokens = false): string {
  const { commission, rate, currency } = terms;
  const price = Number(typed);
  if (!Number.isFinite(price) || price <= 0)
    return commission === null ? '' : `You receive ${percent(1 - commission)} of each sale.`;
  const share = getShare(price, unit, terms);
  return [
    unit === 'tokens' && rate !== null ? `Worth ${formatWorth(price, rate, currency)}.` : '',
    inTokens && rate !== null ? `${formatTokens(tokensFor(price, rate))} for fans who pay with tokens.` : '',
    share === null ? '' : `You receive ${amountText(share, unit, terms)}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const asFraction = (value: number | null | undefined): number | null =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : null;

/**
 * The terms of the performer's sales, of one kind if given. The commission comes from the account, else from the site's
 * settings.
 */
export function useSaleTerms(kind: SaleKind | 'siteCommission' = 'siteCommission'): SaleTerms {
  const commission = useAppSelector(({ user: { current }, settings }) => {
    const own = 'commissionSetting' in current ? current.commissionSetting : null;
    return asFraction(own?.[kind]) ?? asFraction(own?.siteCommission) ?? asFraction(settings.siteCommission);
  });
  return { commission, rate: useAppSelector(selectTokenRate), currency: useCurrency() };
}
