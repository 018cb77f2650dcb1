import type { ReactNode } from 'react';
import { CircleAlert, RotateCw } from 'lucide-react';
import { Button } from '@/components/button/button';
import { EmptyState } from './empty-state';
import styles from './state.module.css';

interface RetryProps {
  onRetry?: () => void;
  retrying?: boolean;
}

function Retry({ onRetry, retrying, small }: RetryProps & { small?: boolean }) {
  return onRetry ? (
    <Button variant="secondary" size={small ? 'sm' : 'md'} icon={<RotateCw />} loading={retrying} onClick={onRetry}>
      Retry
    </Button>
  ) : null;
}

interface ErrorStateProps extends RetryProps {
  title?: string;
  /** The message to show, by the rule of spec §5. */
  message: string;
  /** Request id that identifies the error in the server's log. */
  reference?: string;
  action?: ReactNode;
  heading?: 'h1' | 'h2' | 'p';
}

export function ErrorState({
  title = 'Couldn’t load this',
  message,
  reference,
  action,
  heading,
  onRetry,
  retrying,
}: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        illustration="unplugged"
        title={title}
        heading={heading}
        action={
          <>
            <Retry onRetry={onRetry} retrying={retrying} />
            {action}
          </>
        }
      >
        <p dir="auto">{message}</p>
        {reference && <code className={styles.reference}>{reference}</code>}
      </EmptyState>
    </div>
  );
}

interface BlockErrorProps extends RetryProps {
  /** "Newest videos couldn’t be loaded." */
  title: string;
  message?: string;
}

export function BlockError({ title, message, onRetry, retrying }: BlockErrorProps) {
  return (
    <div role="alert" className={styles.block}>
      <CircleAlert />
      <div className={styles.blockText}>
        <p>{title}</p>
        {message && <p dir="auto">{message}</p>}
      </div>
      <Retry onRetry={onRetry} retrying={retrying} small />
    </div>
  );
}
