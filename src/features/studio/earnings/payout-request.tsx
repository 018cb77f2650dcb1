import { Button } from 'antd';
import { Undo2 } from 'lucide-react';
import { formatTokens } from '@/lib/format/format';
import { subtractAmounts } from '@/lib/format/money';
import { useAppSelector } from '@/store/hooks';
import { PayoutForm } from './payout-form';
import type { PayoutRow } from './payouts.loader';
import { usePayoutWithdrawal } from './use-payouts';
import styles from './payouts.module.css';

interface PayoutRequestProps {
  open: PayoutRow | null;
  /** Tokens available for payout; null if unknown. */
  left: number | null;
  hasAccount: boolean;
}

export function PayoutRequest({ open, left, hasAccount }: PayoutRequestProps) {
  const setting = useAppSelector(({ settings }) => settings.minimumPayoutAmount);
  const min = setting !== undefined && setting > 1 ? setting : null;
  if (open?.status === 'approved')
    return (
      <p className={styles.quiet}>
        Your request is approved, and the payment is on its way. You can request another once it arrives.
      </p>
    );
  if (open) {
    return (
      <>
        <p className={styles.quiet}>It’s still in review, so you can change it.</p>
        <PayoutForm request={open} remaining={left} min={min} />
        <Withdrawal id={open._id} />
      </>
    );
  }
  if (!hasAccount) return <p className={styles.quiet}>Add a payout account first.</p>;
  if (left !== null && left < 1)
    return <p className={styles.quiet}>There’s nothing to pay out right now. Your next earnings show up here.</p>;
  if (left !== null && min !== null && left < min)
    return (
      <p className={styles.quiet}>
        The minimum payout is {formatTokens(min)}. You need {formatTokens(subtractAmounts(min, left))} more.
      </p>
    );
  return <PayoutForm request={null} remaining={left} min={min} />;
}

function Withdrawal({ id }: { id: string }) {
  const { busy, failure, offered, onWithdraw } = usePayoutWithdrawal(id);
  if (!offered) return <p className={styles.quiet}>This site doesn’t support canceling requests.</p>;
  return (
    <div className={styles.withdrawal}>
      <Button icon={<Undo2 />} loading={busy} onClick={onWithdraw}>
        Cancel request
      </Button>
      {failure ? (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      ) : null}
    </div>
  );
}
