import { LedgerPage } from '@/entities/payment/ledger-page';
import { LedgerTable } from '@/entities/payment/ledger-table';
import { LedgerTotals, TOTALS_UNAVAILABLE } from '@/entities/payment/ledger-totals';
import { ReceiptPage } from '@/entities/payment/receipt-page';
import { formatMoney, type Currency } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { useIsPerformer } from '@/store/hooks';
import { useReceiptParties } from '@/store/user/use-receipt-parties';
import { PAYMENT_KINDS, PAYMENT_LIST, PAYMENT_STATES } from './payment-list';
import type { PaymentListPage, PaymentsPage } from './payments.loader';
import { isFanPage } from './purchase-links';
import { usePaymentFile } from './use-payment-file';

const formatAmount = (amount: number | null, currency: Currency) =>
  amount === null ? 'Unknown' : formatMoney(amount, currency);

export function PaymentsScreen(page: PaymentsPage) {
  const parties = useReceiptParties();
  if (page.kind === 'list') return <PaymentList {...page} currency={parties.currency} />;
  return (
    <ReceiptPage receipt={page.receipt} {...parties} back={{ href: paths.payments(), label: 'All card payments' }} />
  );
}

function PaymentList({
  view,
  zone,
  items: rows,
  total,
  totals,
  failure,
  currency,
}: PaymentListPage & { currency: Currency }) {
  const file = usePaymentFile(view);
  const isPerformer = useIsPerformer();
  return (
    <LedgerPage
      title="Card payments"
      noun="payment"
      plural="payments"
      rules={PAYMENT_LIST}
      view={view}
      zone={zone}
      kinds={PAYMENT_KINDS}
      states={PAYMENT_STATES}
      total={total}
      shownCount={rows.length}
      failure={failure}
      file={file}
      hasWallet={!isPerformer}
      empty={{
        title: 'No card payments yet',
        hint: 'Tokens, memberships and everything else you pay for by card show up here.',
        ...(isPerformer ? { href: paths.shop, step: 'Browse the shop' } : { href: paths.wallet, step: 'Open wallet' }),
      }}
    >
      <LedgerTotals
        sums={
          totals
            ? [
                ['Paid', formatAmount(totals.paid, currency)],
                ['Refunded', formatAmount(totals.refunded, currency)],
                ['Pending', formatAmount(totals.pending, currency)],
              ]
            : []
        }
        missing={totals ? undefined : TOTALS_UNAVAILABLE}
      />
      <LedgerTable
        caption="Card payments"
        rows={isPerformer ? rows.map((row) => (isFanPage(row.path) ? { ...row, path: null } : row)) : rows}
        amountHead="Amount"
        amount={({ amount }) => formatAmount(amount, currency)}
      />
    </LedgerPage>
  );
}
