import { ButtonLink } from '@/components/button/button-link';
import { ErrorState } from '@/components/empty-error-states/error-state';
import { paths } from '@/lib/page/paths';

interface Props {
  onRetry: () => void;
  /** Ties what the visitor saw to the server's log. */
  requestId?: string;
}

/** A page that broke while it was drawn; the navigation around it lives. */
export function ContentCrash({ onRetry, requestId }: Props) {
  return (
    <ErrorState
      heading="h1"
      title="Something went wrong on this page"
      message={requestId ? 'We have been told. If you write to us, name this id:' : 'It is not your doing.'}
      reference={requestId}
      onRetry={onRetry}
      action={
        <ButtonLink look="ghost" href={paths.home}>
          Go to home page
        </ButtonLink>
      }
    />
  );
}

/** When even the frame broke: plain elements only, for nothing else can be relied on. */
export function AppCrash() {
  return (
    <main id="content" style={{ padding: 24, maxWidth: 640, margin: '10vh auto', fontFamily: 'system-ui, sans-serif' }}>
      <h1>Something went wrong</h1>
      <p>The page could not be shown. Nothing you have paid for is lost.</p>
      <p>
        <a href={paths.home}>Go to home page</a>
      </p>
    </main>
  );
}
