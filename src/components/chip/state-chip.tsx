import { Ban, CircleAlert, CircleCheck, CircleDashed, RotateCcw, type LucideIcon } from 'lucide-react';
import { cx } from '@/components/cx';
import { paymentStateLabel, paymentStep, type PaymentStep } from '@/lib/payment-state';
import styles from './state-chip.module.css';

type Tone = 'good' | 'wait' | 'bad' | 'calm';

interface StateChipProps {
  tone: Tone;
  icon?: LucideIcon;
  children: string;
}

/** How something stands, in a word. */
export const StateChip = ({ tone, icon: Icon, children }: StateChipProps) => (
  <span className={cx(styles.chip, tone !== 'calm' && styles[tone])}>
    {Icon && <Icon aria-hidden="true" />}
    {children}
  </span>
);

const LOOKS: Record<PaymentStep, { tone: Tone; icon?: LucideIcon }> = {
  success: { tone: 'good', icon: CircleCheck },
  pending: { tone: 'wait', icon: CircleDashed },
  failed: { tone: 'bad', icon: CircleAlert },
  cancelled: { tone: 'calm', icon: Ban },
  refunded: { tone: 'calm', icon: RotateCcw },
  other: { tone: 'calm' },
};

/** How a payment stands, whatever the server calls it. */
export const PaymentChip = ({ status }: { status: string | undefined }) => <StateChip {...LOOKS[paymentStep(status)]}>{paymentStateLabel(status)}</StateChip>;
