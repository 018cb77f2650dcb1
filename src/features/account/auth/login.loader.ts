import { ok, type PageOutcome, redirect } from '@/lib/page/outcome';
import { safeNext } from '@/lib/page/paths';
import { oneOf } from '@/lib/lists/query';
import type { PageScope } from '@/store/page-scope';

export interface LoginProps {
  /** Where to go afterwards: always a path of this site. */
  next: string;
}

/** Who is logged in already goes straight on. */
export async function loadLogin({ query, getState }: PageScope): Promise<PageOutcome<LoginProps>> {
  const next = safeNext(oneOf(query, 'next'));
  return getState().auth.loggedIn ? redirect(next) : ok({ next });
}
