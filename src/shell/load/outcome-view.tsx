import { ButtonLink } from '@/components/button/button-link';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { useCurrentUrl } from '@/components/hooks/use-current-url';
import { NotFoundScreen } from '@/features/discovery/site-pages/not-found-screen';
import type { PageOutcome as Outcome } from '@/lib/page/outcome';
import { paths } from '@/lib/page/paths';
import { useIsLoggedIn } from '@/store/hooks';

/** Shows an outcome without a page: not found, gone, not offered, forbidden. Guests may log in and see the page then. */
export function OutcomeView({ outcome }: { outcome: Exclude<Outcome<object>, { kind: 'ok' | 'failed' }> }) {
  const isLoggedIn = useIsLoggedIn();
  const currentUrl = useCurrentUrl();
  const home = <ButtonLink href={paths.home}>Go to home page</ButtonLink>;
  switch (outcome.kind) {
    case 'notFound':
    case 'gone':
      return <NotFoundScreen performers={outcome.performers ?? []} isGone={outcome.kind === 'gone'} />;
    case 'notOffered':
      return (
        <EmptyState heading="h1" illustration="curtain" title="This page isn’t available here" action={home}>
          <p>Everything else on the site works as usual.</p>
        </EmptyState>
      );
    case 'forbidden':
      return (
        <EmptyState
          heading="h1"
          illustration="curtain"
          title={outcome.title ?? 'You don’t have access to this page'}
          action={
            <>
              {outcome.role === 'performer' ? (
                <ButtonLink variant="primary" href={paths.performerRegister}>
                  Become a performer
                </ButtonLink>
              ) : null}
              {isLoggedIn ? null : (
                <ButtonLink variant="primary" href={paths.login(currentUrl)}>
                  Log in
                </ButtonLink>
              )}
              {home}
            </>
          }
        >
          <p dir="auto">{outcome.message}</p>
          {outcome.role === 'performer' ? (
            <p>Want your own studio? Performer accounts are separate, with their own email and username.</p>
          ) : null}
        </EmptyState>
      );
    case 'redirect':
      return null;
  }
}
