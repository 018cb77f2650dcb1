import { ButtonLink } from '@/components/button/button-link';
import { EmptyState } from '@/components/state/empty-state';
import { ErrorState } from '@/components/state/error-state';
import { useRetry } from '@/components/use-reload';
import type { PageOutcome as Outcome } from '@/lib/outcome';
import { paths } from '@/lib/paths';

function LoadAgain({ message }: { message: string }) {
  const again = useRetry();
  return (
    <ErrorState
      heading="h1"
      title="This page could not be loaded"
      message={message}
      {...again}
      action={
        <ButtonLink look="ghost" href={paths.home}>
          Go to the start page
        </ButtonLink>
      }
    />
  );
}

/** The view of an outcome that is not a page: not found, gone, forbidden, failed. */
export function OutcomeView({ outcome }: { outcome: Exclude<Outcome<object>, { kind: 'ok' }> }) {
  const home = <ButtonLink href={paths.home}>Go to the start page</ButtonLink>;
  switch (outcome.kind) {
    case 'notFound':
    case 'gone':
      return (
        <EmptyState
          heading="h1"
          drawing="search"
          title={outcome.kind === 'gone' ? 'This is no longer here' : 'There is nothing at this address'}
          action={
            <>
              <ButtonLink look="primary" href={paths.performers}>
                Browse performers
              </ButtonLink>
              {home}
            </>
          }
        >
          <p>The address may be mistyped, or what was here has been taken down.</p>
        </EmptyState>
      );
    case 'forbidden':
      return (
        <EmptyState heading="h1" drawing="curtain" title="This page is not open to you" action={home}>
          <p dir="auto">{outcome.message}</p>
        </EmptyState>
      );
    case 'failed':
      return <LoadAgain message={outcome.message} />;
    case 'redirect':
      return null;
  }
}
