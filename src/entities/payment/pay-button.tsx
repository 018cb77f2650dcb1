import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '@/components/button/button';
import { isPaying, isUnsettled, type PaymentDisplayState } from './payment-display-state';

interface PayButtonProps extends Omit<ButtonVariant, 'variant'> {
  /** Verb, object and price: "Unlock for 40 tokens". */
  children: ReactNode;
  state: PaymentDisplayState | null;
  onPay: () => void;
  /** Set while a choice is missing or invalid. */
  disabled?: boolean;
  /** Set while a coupon is being checked, because it changes the price. */
  checkingCoupon?: boolean;
  /** Id of the terms, or of the reason why the button is disabled. */
  describedBy?: string;
  testId?: string;
}

/**
 * A button that spends money. Disabled while a payment is running; absent while the outcome of the last one is unknown,
 * when the actions of its status take its place.
 */
export function PayButton({
  state,
  onPay,
  disabled = false,
  checkingCoupon = false,
  describedBy,
  testId,
  children,
  ...rest
}: PayButtonProps) {
  if (isUnsettled(state)) return null;
  return (
    <Button
      {...rest}
      variant="primary"
      loading={isPaying(state) || checkingCoupon}
      disabled={disabled}
      aria-describedby={describedBy}
      data-testid={testId}
      onClick={onPay}
    >
      {children}
    </Button>
  );
}
