import { Price, TokenAmount } from '@/components/text/price';
import type { PayoutSums } from '@/contract/payout';
import { moneyFor } from '@/lib/format/money';
import { useAppSelector } from '@/store/hooks';
import { selectTokenRate } from '@/store/settings/settings.selectors';
import { useCurrency } from '@/store/ui/use-currency';
import { balanceOf } from './payout-labels';
import type { PayoutRow } from './payouts.loader';
import styles from './payouts.module.css';

interface PayoutBalanceProps {
  sums: PayoutSums;
  /** The open request. */
  open: Pick<PayoutRow, 'requestTokens' | 'status'> | null;
}

/** What is available, pending and paid out. Totals that the server doesn't send are omitted. */
export function PayoutBalance({ sums, open }: PayoutBalanceProps) {
  const rate = useAppSelector(selectTokenRate);
  const currency = useCurrency();
  const { available, pending, paidOut, earned } = balanceOf(sums, open?.requestTokens);
  const rows: [name: string, tokens: number | undefined, note: string][] = [
    ['Available', available, 'Earned and not requested yet'],
    ['Pending', pending, open?.status === 'approved' ? 'Approved, on its way to you' : 'Requested, in review'],
    ['Paid out', paidOut, 'Sent to your account'],
    ['Earned so far', earned, 'Your share of all sales in tokens, without refunds'],
  ];
  const known = rows.filter(([, tokens]) => tokens !== undefined);
  if (known.length === 0) return <p className={styles.quiet}>Your balance isn’t available right now.</p>;
  return (
    <dl className={styles.sums}>
      {known.map(([name, tokens, note], index) => (
        <div key={name} className={index === 0 ? styles.main : undefined}>
          <dt>{name}</dt>
          <dd>
            <TokenAmount amount={tokens} />
          </dd>
          {rate !== null && tokens !== undefined ? (
            <dd className={styles.worth}>
              <Price amount={moneyFor(tokens, rate)} currency={currency} />
            </dd>
          ) : null}
          <dd className={styles.explanation}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
