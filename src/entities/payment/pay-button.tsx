import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '@/components/button/button';
import { isPaying, isUnsettled, type PayState } from './payment-status-messages';

interface PayButtonProps extends Omit<ButtonLook, 'look'> {
  /** Verb, object and price: "Unlock for 40 tokens". */
  children: ReactNode;
  state: PayState | null;
  onPay: () => void;
  /** What has to be chosen or mended first keeps it from being pressed. */
  disabled?: boolean;
  /** Id of the terms, or of what keeps it from being pressed. */
  describedBy?: string;
  testId?: string;
}

/** The press that costs something: takes one at a time, and none while it is open whether the last one was paid. */
export function PayButton({ state, onPay, disabled = false, describedBy, testId, children, ...look }: PayButtonProps) {
  return (
    <Button
      {...look}
      look="primary"
      loading={isPaying(state)}
      disabled={disabled || isUnsettled(state)}
      aria-describedby={describedBy}
      data-testid={testId}
      onClick={onPay}
    >
      {children}
    </Button>
  );
}
