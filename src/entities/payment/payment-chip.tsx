import { Ban, CircleAlert, CircleCheck, CircleDashed, RotateCcw, type LucideIcon } from 'lucide-react';
import { paymentStateLabel, paymentStep, type PaymentStep } from '@/entities/payment/payment-state';
import { StateChip, type Tone } from '@/components/chip/status-chip';

const LOOKS: Record<PaymentStep, { tone: Tone; icon?: LucideIcon }> = {
  success: { tone: 'good', icon: CircleCheck },
  pending: { tone: 'wait', icon: CircleDashed },
  failed: { tone: 'bad', icon: CircleAlert },
  canceled: { tone: 'calm', icon: Ban },
  refunded: { tone: 'calm', icon: RotateCcw },
  other: { tone: 'calm' },
};

/** The status of a payment as a chip. */
export const PaymentChip = ({ status }: { status: string | undefined }) => (
  <StateChip {...LOOKS[paymentStep(status)]}>{paymentStateLabel(status)}</StateChip>
);
