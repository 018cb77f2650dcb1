import { getTimeZone } from '@/components/text/use-time-zone';
import { ledgerRules, type LedgerFilter } from '@/entities/payment/ledger-filters';
import type { ListView } from '@/lib/lists/list-url';
import { paths } from '@/lib/page/paths';
import { NORMALIZED_STATUSES, paymentStateLabel } from '@/entities/payment/payment-state';
import type { PaymentKind, PaymentQuery } from '@/store/payment/load-payments';

export const PAYMENT_KINDS = [
  { value: 'tokens', label: 'Tokens' },
  { value: 'membership', label: 'Membership' },
  { value: 'subscription', label: 'Subscriptions' },
  { value: 'video', label: 'Videos' },
  { value: 'gallery', label: 'Galleries' },
  { value: 'product', label: 'Shop' },
] as const satisfies readonly { value: PaymentKind; label: string }[];

export const PAYMENT_STATES = NORMALIZED_STATUSES.map((step) => ({ value: step, label: paymentStateLabel(step) }));

export const PAYMENT_LIST = ledgerRules(paths.payments(), PAYMENT_KINDS, PAYMENT_STATES);

export const paymentQuery = ({ filters, sort }: ListView<LedgerFilter>): PaymentQuery => ({
  ...filters,
  zone: getTimeZone(),
  oldest: sort === 'oldest',
});
