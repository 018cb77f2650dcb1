import { Figures } from '../shared/figures';
import { Price, TokenAmount } from '@/components/text/price';
import { getDecimals } from '@/lib/format/format';
import { moneyFor } from '@/lib/format/money';
import { useAppSelector } from '@/store/hooks';
import { selectTokenRate } from '@/store/settings/settings.selectors';
import { useCurrency } from '@/store/ui/use-currency';
import type { getBalance } from './payout-labels';
import type { PayoutRow } from './payouts.loader';
import styles from './payouts.module.css';

interface PayoutBalanceProps {
  balance: ReturnType<typeof getBalance>;
  open: Pick<PayoutRow, 'status'> | null;
}

/** What is available, pending and paid out. Totals that the server doesn't send are omitted. */
export function PayoutBalance({ balance, open }: PayoutBalanceProps) {
  const rate = useAppSelector(selectTokenRate);
  const currency = useCurrency();
  const { available, pending, paidOut, earned } = balance;
  const rows: [name: string, tokens: number | undefined, note: string][] = [
    ['Available', available, 'Earned and not requested yet'],
    ['Pending', pending, open?.status === 'approved' ? 'Approved, on its way to you' : 'Requested, in review'],
    ['Paid out', paidOut, 'Sent to your account'],
    ['Earned so far', earned, 'Your share of all sales in tokens, without refunds'],
  ];
  const known = rows.filter(([, tokens]) => tokens !== undefined);
  if (known.length === 0) return <p className={styles.quiet}>Your balance isn’t available right now.</p>;
  return (
    <Figures
      label="Balance"
      main="Available"
      figures={known.map(([name, tokens, note]) => ({
        name,
        value: <TokenAmount amount={tokens} />,
        note: (
          <p className={styles.explanation}>
            {rate !== null && tokens !== undefined ? (
              <span>
                <Price amount={moneyFor(tokens, rate, getDecimals(currency.code))} currency={currency} />
              </span>
            ) : null}
            <span>{note}</span>
          </p>
        ),
      }))}
    />
  );
}
