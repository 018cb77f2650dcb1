import { ok, type PageOutcome, redirect } from '@/lib/page/outcome';
import type { PageScope } from '@/store/page-scope';
import { readNext } from './next-intent';

export interface LoginProps {
  /** Path of this site to open after login. */
  next: string;
}

/** Redirects visitors who are already logged in. */
export async function loadLogin({ query, getState }: PageScope): Promise<PageOutcome<LoginProps>> {
  const next = readNext(query);
  return getState().auth.loggedIn ? redirect(next) : ok({ next });
}
