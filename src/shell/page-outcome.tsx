import { ButtonLink } from '@/components/button/button-link';
import { EmptyState } from '@/components/state/empty-state';
import type { PageOutcome as Outcome } from '@/lib/outcome';
import { paths } from '@/lib/paths';

/** The view of an outcome that is not a page: not found, gone, forbidden. */
export function OutcomeView({ outcome }: { outcome: Exclude<Outcome<object>, { kind: 'ok' | 'failed' }> }) {
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
    case 'redirect':
      return null;
  }
}
