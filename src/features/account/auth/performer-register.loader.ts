import type { Country } from '@/contract/misc';
import { ok, type PageOutcome, redirect } from '@/lib/page/outcome';
import { paths } from '@/lib/page/paths';
import type { PageScope } from '@/store/page-scope';

export interface PerformerRegisterProps {
  /** Null if the list failed to load; the field is left out then. */
  countries: Pick<Country, 'code' | 'name'>[] | null;
}

/** Redirects performers to their studio. Fans may apply: a performer account is a second account. */
export async function loadPerformerRegister({
  getState,
  services,
}: PageScope): Promise<PageOutcome<PerformerRegisterProps>> {
  if (getState().auth.authUser?.isPerformer) return redirect(paths.studio);
  const countries = await services.reference.countries().then(
    ({ data }) => data.map(({ code, name }) => ({ code, name })),
    () => null,
  );
  return ok({ countries });
}
