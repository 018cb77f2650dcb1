import type { Country } from '@/contract/misc';
import { ok, type PageOutcome, redirect } from '@/lib/page/outcome';
import { paths, safeNext } from '@/lib/page/paths';
import { oneOf, withQuery } from '@/lib/lists/query';
import type { PageScope } from '@/store/page-scope';

export interface GuestProps {
  /** Where to go on after the log-in: always a path of this site. */
  next: string;
}

export interface RegisterProps extends GuestProps {
  /** Null when the list did not come: then the field is left out. */
  countries: Pick<Country, 'code' | 'name'>[] | null;
}

/** Who has an account and is in it needs none of these forms. */
export async function loadRegister({ query, getState, services }: PageScope): Promise<PageOutcome<RegisterProps>> {
  const next = safeNext(oneOf(query, 'next'));
  if (getState().auth.loggedIn) return redirect(next);
  const countries = await services.reference.countries().then(
    ({ data }) => data.map(({ code, name }) => ({ code, name })),
    () => null,
  );
  return ok({ next, countries });
}

export async function loadForgot({ query, getState }: PageScope): Promise<PageOutcome<GuestProps>> {
  return getState().auth.loggedIn ? redirect(withQuery(paths.account, { tab: 'password' })) : ok({ next: safeNext(oneOf(query, 'next')) });
}

export async function loadResend({ query, getState }: PageScope): Promise<PageOutcome<GuestProps>> {
  return getState().auth.loggedIn ? redirect(withQuery(paths.account, { tab: 'email' })) : ok({ next: safeNext(oneOf(query, 'next')) });
}

export interface VerifiedProps {
  /** The link of the mail was too old, or not whole. */
  expired: boolean;
  /** The address is that of a performer, whose account is approved after a review. */
  isPerformer: boolean;
}

export async function loadVerified({ query }: PageScope): Promise<PageOutcome<VerifiedProps>> {
  return ok({ expired: oneOf(query, 'expired') !== '', isPerformer: oneOf(query, 'source') === 'performer' });
}
