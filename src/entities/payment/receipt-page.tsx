import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/button/button-link';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { ErrorState } from '@/components/empty-error-states/error-state';
import { useReload } from '@/components/hooks/use-reload';
import type { Loaded } from '@/lib/page/load-part';
import type { ReceiptFacts } from '@/entities/payment/receipt-facts';
import { Receipt } from './receipt';

interface ReceiptPageProps extends Omit<ComponentProps<typeof Receipt>, 'facts'> {
  /** Null when the visitor has no such payment. */
  receipt: Loaded<ReceiptFacts | null>;
}

/** The page of a receipt, including its error and not-found states. */
export function ReceiptPage({ receipt, ...rest }: ReceiptPageProps) {
  const reload = useReload();
  const back = <ButtonLink href={rest.back.href}>{rest.back.label}</ButtonLink>;
  if (!receipt.ok) {
    return (
      <ErrorState
        heading="h1"
        title="This receipt couldn’t be loaded"
        message={receipt.message}
        onRetry={reload}
        action={back}
      />
    );
  }
  if (!receipt.content) {
    return (
      <EmptyState heading="h1" illustration="search" title="Receipt not found" action={back}>
        <p>The address may be mistyped, or the payment may belong to another account.</p>
      </EmptyState>
    );
  }
  return <Receipt facts={receipt.content} {...rest} />;
}
