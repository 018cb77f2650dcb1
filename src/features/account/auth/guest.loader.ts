import { type CountryName, toCountryNames } from '@/entities/country';
import { ok, type PageOutcome, redirect } from '@/lib/page/outcome';
import { paths } from '@/lib/page/paths';
import { readParameter, withQuery } from '@/lib/lists/query';
import type { PageScope } from '@/store/page-scope';
import { orNull } from '@/lib/page/load-part';
import { readNext } from './next-intent';

export interface GuestProps {
  /** Path of this site to open after login. */
  next: string;
}

export interface RegisterProps extends GuestProps {
  /** Null if the list failed to load; the field is left out then. */
  countries: CountryName[] | null;
}

/** Redirects visitors who are already logged in. */
export async function loadRegister({ query, getState, services }: PageScope): Promise<PageOutcome<RegisterProps>> {
  const next = readNext(query);
  if (getState().auth.loggedIn) return redirect(next);
  return ok({ next, countries: await orNull(services.reference.countries(), toCountryNames) });
}

export async function loadForgot({ query, getState }: PageScope): Promise<PageOutcome<GuestProps>> {
  return getState().auth.loggedIn
    ? redirect(withQuery(paths.account, { tab: 'password' }))
    : ok({ next: readNext(query) });
}

export async function loadResend({ query, getState }: PageScope): Promise<PageOutcome<GuestProps>> {
  return getState().auth.loggedIn
    ? redirect(withQuery(paths.account, { tab: 'email' }))
    : ok({ next: readNext(query) });
}

export interface VerifiedProps {
  /** The link in the email has expired or is incomplete. */
  expired: boolean;
  /** True for a performer, whose account still needs approval. */
  isPerformer: boolean;
}

export async function loadVerified({ query }: PageScope): Promise<PageOutcome<VerifiedProps>> {
  return ok({
    expired: readParameter(query, 'expired') !== '',
    isPerformer: readParameter(query, 'source') === 'performer',
  });
}
