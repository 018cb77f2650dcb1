import { LedgerPage } from '@/entities/payment/ledger-page';
import { LedgerTable } from '@/entities/payment/ledger-table';
import { LedgerTotals, TOO_LONG } from '@/entities/payment/ledger-totals';
import { ReceiptPage } from '@/entities/payment/receipt-page';
import { formatMoney, type Currency } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { useReceiptParties } from '@/store/user/use-receipt-parties';
import { PAYMENT_KINDS, PAYMENT_LIST, PAYMENT_STATES } from './payment-list';
import type { PaymentListPage, PaymentsPage } from './payments.loader';
import { usePaymentFile } from './use-payment-file';

/** What the visitor paid by card, or the receipt of one payment. */
export function PaymentsScreen(page: PaymentsPage) {
  const parties = useReceiptParties();
  if (page.kind === 'list') return <PaymentList {...page} currency={parties.currency} />;
  return <ReceiptPage receipt={page.receipt} {...parties} back={{ href: paths.payments(), label: 'All card payments' }} />;
}

function PaymentList({ view, rows, total, totals, failure, currency }: PaymentListPage & { currency: Currency }) {
  const file = usePaymentFile(view);
  return (
    <LedgerPage
      title="Card payments"
      noun="payment"
      plural="payments"
      rules={PAYMENT_LIST}
      view={view}
      kinds={PAYMENT_KINDS}
      states={PAYMENT_STATES}
      total={total}
      shown={rows.length}
      failure={failure}
      file={file}
      empty={{ title: 'You have not paid by card yet.', hint: 'Tokens, memberships and whatever else you pay for by card will be listed here.', href: paths.wallet, step: 'Open the wallet' }}
    >
      <LedgerTotals
        sums={
          totals
            ? [
                ['Paid', formatMoney(totals.paid, currency)],
                ['Refunded', formatMoney(totals.refunded, currency)],
                ['Pending', formatMoney(totals.pending, currency)],
              ]
            : []
        }
        missing={totals ? undefined : TOO_LONG}
      />
      <LedgerTable caption="Card payments" rows={rows} amountHead="Amount" amount={({ amount }) => formatMoney(amount ?? 0, currency)} />
    </LedgerPage>
  );
}
