import type { Payout, PayoutSums } from '@/contract/payout';
import { pick } from '@/lib/record';
import { getSum } from '@/lib/format/money';
import { ifSupported } from '../shared/if-supported';
import { getRange, readView, type ListRules, type ListView } from '@/lib/lists/list-url';
import { loaded, type Loaded } from '@/lib/page/load-part';
import { maskedNumber } from '@/entities/payment/masked-number';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import { studioPaths } from '@/lib/page/studio-paths';
import type { Services } from '@/services/create-services';
import type { CallOptions } from '@/services/http/call-options';
import type { PageScope } from '@/store/page-scope';

export const PAYOUT_LIST: ListRules<never> = { path: studioPaths.payouts, filters: {}, sorts: ['newest'] };

/** A payout account for display: never its full number. */
export interface PayoutAccount {
  bankName: string;
  /** The last characters after dots. */
  bankAccount: string;
}

const SHOWN = [
  '_id',
  'createdAt',
  'updatedAt',
  'requestTokens',
  'status',
  'requestNote',
  'adminNote',
  'tokenConversionRate',
  'payoutId',
] as const;

export interface PayoutRow extends Pick<Payout, (typeof SHOWN)[number]> {
  account: PayoutAccount | null;
}

interface PayoutRows {
  items: PayoutRow[];
  total: number;
  /** The open request; there is at most one. */
  open: PayoutRow | null;
  /** Tokens of all paid requests; null if some requests are on other pages. */
  done: number | null;
}

export interface PayoutsPage {
  view: ListView<never>;
  /** Null if the server doesn't offer them. */
  list: Loaded<PayoutRows | null>;
  sums: Loaded<PayoutSums | null>;
  /** `unknown` if the server doesn't say. */
  account: Loaded<PayoutAccount | 'none' | 'unknown'>;
}

const getAccount = (info: { bankName?: string; bankAccount?: string } | null | undefined): PayoutAccount | null =>
  info?.bankAccount ? { bankName: info.bankName || 'Your bank', bankAccount: maskedNumber(info.bankAccount) } : null;

const toRow = (payout: Payout): PayoutRow => ({
  ...pick(payout, ...SHOWN),
  account: getAccount(payout.paymentAccountInfo),
});

const isOpen = ({ status }: Pick<Payout, 'status'>): boolean => status === 'pending' || status === 'approved';

export const fetchPayouts = (
  { payouts }: Services,
  view: ListView<never>,
  options?: CallOptions,
): Promise<PayoutRows | null> =>
  ifSupported(async () => {
    const { data } = await payouts.search({ ...getRange(view), sortBy: 'createdAt', sort: 'desc' }, options);
    const items = data.data.map(toRow);
    const paid = items.flatMap(({ status, requestTokens }) => (status === 'done' ? [requestTokens ?? 0] : []));
    const done = items.length < data.total ? null : getSum(paid);
    if (view.page === 1) return { items, total: data.total, open: items.find(isOpen) ?? null, done };
    const newest = await payouts.search({ limit: 1, sortBy: 'createdAt', sort: 'desc' }, options);
    return { items, total: data.total, open: newest.data.data.map(toRow).find(isOpen) ?? null, done };
  }, null);

export const fetchSums = ({ payouts }: Services, options?: CallOptions): Promise<PayoutSums | null> =>
  ifSupported(async () => (await payouts.calculate(options)).data, null);

export const fetchAccount = (
  { performers }: Services,
  options?: CallOptions,
): Promise<PayoutAccount | 'none' | 'unknown'> =>
  ifSupported(
    async () => getAccount((await performers.me(options)).data.bankingInformation) ?? ('none' as const),
    'unknown' as const,
  );

export async function loadPayouts({ services, query, signal }: PageScope): Promise<PageOutcome<PayoutsPage>> {
  const view = readView(PAYOUT_LIST, query);
  const options = { signal };
  const [list, sums, account] = await Promise.all([
    loaded(() => fetchPayouts(services, view, options)),
    loaded(() => fetchSums(services, options)),
    loaded(() => fetchAccount(services, options)),
  ]);
  return ok({ view, list, sums, account });
}
