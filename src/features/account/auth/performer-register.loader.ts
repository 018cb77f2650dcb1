import { type CountryName, toCountryNames } from '@/entities/country';
import { ok, type PageOutcome, redirect } from '@/lib/page/outcome';
import { paths } from '@/lib/page/paths';
import type { PageScope } from '@/store/page-scope';
import { orNull } from '@/lib/page/load-part';

export interface PerformerRegisterProps {
  /** Null if the list failed to load; the field is left out then. */
  countries: CountryName[] | null;
}

/** Redirects performers to their studio. Fans may apply: a performer account is a second account. */
export async function loadPerformerRegister({
  getState,
  services,
}: PageScope): Promise<PageOutcome<PerformerRegisterProps>> {
  if (getState().auth.authUser?.isPerformer) return redirect(paths.studio);
  return ok({ countries: await orNull(services.reference.countries(), toCountryNames) });
}
