import { StatusTag } from '../shared/status-tag';
import { StudioTable, type StudioColumn } from '../shared/studio-table';
import { LocalDate } from '@/components/text/local-date';
import { Price, TokenAmount } from '@/components/text/price';
import { getDecimals, type Currency } from '@/lib/format/format';
import { moneyFor } from '@/lib/format/money';
import { useCurrency } from '@/store/ui/use-currency';
import { payoutState } from './payout-labels';
import type { PayoutRow } from './payouts.loader';
import styles from './payout-table.module.css';

const columnsIn = (currency: Currency): StudioColumn<PayoutRow>[] => [
  {
    key: 'state',
    head: 'Status',
    bare: true,
    cell: ({ status, updatedAt }) => (
      <span className={styles.state}>
        <StatusTag {...payoutState(status)} />
        {status !== 'pending' && <LocalDate iso={updatedAt ?? ''} />}
      </span>
    ),
  },
  { key: 'date', head: 'Requested', cell: ({ createdAt }) => <LocalDate iso={createdAt ?? ''} /> },
  {
    key: 'account',
    head: 'To',
    cell: ({ account }) =>
      account ? (
        <>
          <bdi>{account.bankName}</bdi> {account.bankAccount}
        </>
      ) : (
        '–'
      ),
  },
  {
    key: 'worth',
    head: 'Worth',
    figure: true,
    cell: ({ tokenConversionRate: rate, requestTokens: tokens }) =>
      rate === undefined || tokens === undefined ? (
        '–'
      ) : (
        <Price amount={moneyFor(tokens, rate, getDecimals(currency.code))} currency={currency} />
      ),
  },
  {
    key: 'tokens',
    head: 'Tokens',
    figure: true,
    cell: ({ requestTokens }) => (
      <strong>
        <TokenAmount amount={requestTokens} missing="Not available" />
      </strong>
    ),
  },
];

export const PayoutTable = ({ items }: { items: readonly PayoutRow[] }) => (
  <StudioTable
    title="Your requests"
    first="Request"
    plural="requests"
    items={items}
    columns={columnsIn(useCurrency())}
    getName={({ payoutId }) => payoutId || 'Payout'}
    note={({ requestNote, adminNote }) => (
      <>
        {requestNote && <q dir="auto">{requestNote}</q>}
        {adminNote && (
          <p className={styles.answer} dir="auto">
            {adminNote}
          </p>
        )}
      </>
    )}
  />
);
