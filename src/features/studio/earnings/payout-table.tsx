import { StatusTag } from '@/features/studio/shared/status-tag';
import { DateText } from '@/components/text/date-text';
import { Price, TokenAmount } from '@/components/text/price';
import { moneyFor } from '@/lib/format/money';
import { useCurrency } from '@/store/ui/use-currency';
import { payoutState } from './payout-labels';
import type { PayoutRow } from './payouts.loader';
import styles from './payout-table.module.css';

export function PayoutTable({ items }: { items: readonly PayoutRow[] }) {
  const currency = useCurrency();
  return (
    <ul role="list" className={styles.rows}>
      {items.map(
        ({
          _id,
          payoutId,
          createdAt,
          updatedAt,
          requestTokens,
          tokenConversionRate,
          status,
          requestNote,
          adminNote,
          account,
        }) => {
          const { label, tone } = payoutState(status);
          return (
            <li key={_id} className={styles.row}>
              <div className={styles.what}>
                <span className={styles.amount}>
                  <TokenAmount amount={requestTokens} missing="Not available" />
                  {tokenConversionRate !== undefined && requestTokens !== undefined && (
                    <span className={styles.worth}>
                      <Price amount={moneyFor(requestTokens, tokenConversionRate)} currency={currency} />
                    </span>
                  )}
                </span>
                <span className={styles.note}>
                  {payoutId || 'Payout'}, requested on <DateText iso={createdAt ?? ''} />
                </span>
                {account && (
                  <span className={styles.note}>
                    To <bdi>{account.bankName}</bdi> {account.bankAccount}
                  </span>
                )}
                {requestNote && (
                  <q className={styles.note} dir="auto">
                    {requestNote}
                  </q>
                )}
              </div>
              <div className={styles.state}>
                <StatusTag tone={tone}>{label}</StatusTag>
                {status !== 'pending' && (
                  <span className={styles.note}>
                    <DateText iso={updatedAt ?? ''} />
                  </span>
                )}
              </div>
              {adminNote && (
                <p className={styles.answer} dir="auto">
                  {adminNote}
                </p>
              )}
            </li>
          );
        },
      )}
    </ul>
  );
}
