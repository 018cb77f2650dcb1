import { Alert, Button, Empty } from 'antd';
import type { ReactNode } from 'react';
import { CircleAlert, Info, RotateCw } from 'lucide-react';
import { Illustration, type IllustrationKind } from '@/components/illustration/illustration';
import type { Loaded } from '@/lib/page/load-part';
import styles from './states.module.css';

interface LoadFailureProps {
  title: string;
  message: string;
  onRetry: () => void;
  retrying?: boolean;
}

/** The error state of one part of a page, while the rest works. */
export const LoadFailure = ({ title, message, onRetry, retrying }: LoadFailureProps) => (
  <Alert
    type="error"
    showIcon
    icon={<CircleAlert />}
    title={title}
    description={<span dir="auto">{message}</span>}
    action={
      <Button icon={<RotateCw />} loading={retrying} onClick={onRetry}>
        Retry
      </Button>
    }
  />
);

interface LoadedPartProps<T> {
  title: string;
  data: { part: Loaded<T>; retry: () => void; retrying: boolean };
  children?: (content: T) => ReactNode;
}

/** A part of `useLoaded`, or why it couldn't be loaded. */
export const LoadedPart = <T,>({ title, data: { part, retry, retrying }, children }: LoadedPartProps<T>) =>
  part.ok ? (
    children?.(part.content)
  ) : (
    <LoadFailure title={title} message={part.message} onRetry={retry} retrying={retrying} />
  );

/**
 * Replaces a control whose API call the back end doesn't support (see `isUnsupportedCall` in lib/http/errors). `what`
 * completes the sentence "This site doesn’t support …".
 */
export const NotSupported = ({ what }: { what: string }) => (
  <Alert type="info" role="status" showIcon icon={<Info />} title={`This site doesn’t support ${what}.`} />
);

interface NothingHereProps {
  illustration: IllustrationKind;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  heading?: 'h2' | 'p';
}

export const StudioEmptyState = ({
  illustration,
  title,
  children,
  action,
  heading: Heading = 'h2',
}: NothingHereProps) => (
  <Empty
    className={styles.nothing}
    image={<Illustration kind={illustration} />}
    description={
      <>
        <Heading className={styles.title}>{title}</Heading>
        {children}
      </>
    }
  >
    {action}
  </Empty>
);
