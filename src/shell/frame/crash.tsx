import { ButtonLink } from '@/components/button/button-link';
import { ErrorState } from '@/components/empty-error-states/error-state';
import { paths } from '@/lib/page/paths';

interface Props {
  onRetry: () => void;
  requestId?: string;
}

/** Replaces a page that crashed while rendering; the layout stays. */
export function ContentCrash({ onRetry, requestId }: Props) {
  return (
    <ErrorState
      heading="h1"
      title="Something went wrong on this page"
      message={
        requestId
          ? 'We’ve been notified. If you contact us, include this ID:'
          : 'The problem is on our side. Retry, or come back later.'
      }
      reference={requestId}
      onRetry={onRetry}
      action={
        <ButtonLink variant="ghost" href={paths.home}>
          Go to home page
        </ButtonLink>
      }
    />
  );
}

/** Shown when the layout itself crashes. Uses plain elements only, because anything else may be broken. */
export function AppCrash() {
  return (
    <main id="content" style={{ padding: 24, maxWidth: 640, margin: '10vh auto', fontFamily: 'system-ui, sans-serif' }}>
      <h1>Something went wrong</h1>
      <p>This page couldn’t be displayed. Your purchases are safe.</p>
      <p>
        <a href={paths.home}>Go to home page</a>
      </p>
    </main>
  );
}
