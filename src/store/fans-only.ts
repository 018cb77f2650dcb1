import type { PageOutcome } from '@/lib/page/outcome';
import type { PageScope } from './page-scope';

type Loader<Props> = (scope: PageScope) => Promise<PageOutcome<Props>>;

/** Wraps the loader of a page for fans only (contract: role `fan`): performers get a 403, and nothing is loaded. */
export const fansOnly =
  <Props>(load: Loader<Props>): Loader<Props> =>
  (scope) =>
    scope.getState().auth.authUser?.isPerformer
      ? Promise.resolve({
          kind: 'forbidden',
          message: 'This page is for fans. You’re logged in as a performer.',
        })
      : load(scope);
