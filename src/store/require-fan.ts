import type { PageOutcome } from '@/lib/page/outcome';
import type { PageScope } from './page-scope';

type Loader<Props> = (scope: PageScope) => Promise<PageOutcome<Props>>;

/** The loader of a page that only fans have (contract: role `fan`): performers are told so with 403, and nothing is asked for. */
export const fansOnly =
  <Props>(load: Loader<Props>): Loader<Props> =>
  (scope) =>
    scope.getState().auth.authUser?.isPerformer
      ? Promise.resolve({ kind: 'forbidden', message: 'This page is for fan accounts. You’re logged in as a performer.' })
      : load(scope);
