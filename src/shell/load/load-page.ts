import type { AppContext, AppInitialProps } from 'next/app';
import { outcomeOfError, type PageOutcome } from '@/lib/page/outcome';
import type { RuntimeConfig } from '@/lib/page/runtime-config';
import type { AppStore } from '@/store/make-store';
import type { PageScope } from '@/store/page-scope';
import type { AgeGate } from '@/lib/page/age-gate';
import type { getDefinition } from './define-page';

/** The props of `_app`: runtime configuration and the result of the page's loader. */
export interface AppData extends AppInitialProps {
  runtime: RuntimeConfig;
  pageProps: {
    outcome: PageOutcome<object>;
    requestId?: string;
    ageGate?: AgeGate;
  };
}

/** For a guest whose call was refused with 401. */
const FOR_ACCOUNTS: PageOutcome<never> = {
  kind: 'forbidden',
  title: 'Log in to see this page',
  message: 'You need an account to open it.',
};

type Page = ReturnType<typeof getDefinition>;

const FOR_PERFORMERS: PageOutcome<never> = {
  kind: 'forbidden',
  message: 'This page is for performers. You’re logged in as a fan.',
  role: 'performer',
};

/**
 * Runs the loader of a page if the account has the page's role. A failed call becomes an outcome, except for a 401,
 * which is thrown to end the session. A missing record comes with the data of `/404` (spec §2), but without performers if
 * the visitor is `gated`: the page is open, and recommendations are behind the age gate.
 */
export async function loadPage(page: Page, scope: PageScope, gated = false): Promise<PageOutcome<object>> {
  if (page?.role === 'performer' && !scope.getState().auth.authUser?.isPerformer) return FOR_PERFORMERS;
  if (!page?.load) return { kind: 'ok', props: {}, status: 200 };
  const outcome = await getOutcome(page.load, scope);
  if (outcome.kind === 'failed' && outcome.needsLogin && !scope.getState().auth.loggedIn) return FOR_ACCOUNTS;
  if (gated || (outcome.kind !== 'notFound' && outcome.kind !== 'gone')) return outcome;
  const { popularPerformers } = await import('@/features/discovery/site-pages/not-found.loader');
  return { ...outcome, performers: await popularPerformers(scope) };
}

async function getOutcome(
  load: (scope: PageScope) => Promise<PageOutcome<object>>,
  scope: PageScope,
): Promise<PageOutcome<object>> {
  try {
    return await load(scope);
  } catch (error) {
    return outcomeOfError(error);
  }
}

/** The scope of a loader for this store and URL. */
export const getScope = (
  store: AppStore,
  { ctx }: AppContext,
  { siteUrl, publicApiEndpoint }: Pick<RuntimeConfig, 'siteUrl' | 'publicApiEndpoint'>,
  signal?: AbortSignal,
): PageScope => ({
  services: store.services,
  run: store.runUntil(signal),
  dispatch: store.dispatch,
  getState: store.getState,
  query: ctx.query,
  path: ctx.asPath ?? ctx.pathname,
  siteUrl,
  apiUrl: publicApiEndpoint,
  signal,
});
