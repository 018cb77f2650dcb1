import { ok, type PageOutcome, redirect } from '@/lib/page/outcome';
import { safeNext } from '@/lib/page/paths';
import { readParameter } from '@/lib/lists/query';
import type { PageScope } from '@/store/page-scope';

export interface LoginProps {
  /** Path of this site to open after login. */
  next: string;
}

/** Redirects visitors who are already logged in. */
export async function loadLogin({ query, getState }: PageScope): Promise<PageOutcome<LoginProps>> {
  const next = safeNext(readParameter(query, 'next'));
  return getState().auth.loggedIn ? redirect(next) : ok({ next });
}
