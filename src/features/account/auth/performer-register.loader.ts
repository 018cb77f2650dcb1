import type { Country } from '@/contract/misc';
import { ok, type PageOutcome, redirect } from '@/lib/page/outcome';
import { paths } from '@/lib/page/paths';
import type { PageScope } from '@/store/page-scope';

export interface PerformerRegisterProps {
  /** Null when the list did not come: then the field is left out. */
  countries: Pick<Country, 'code' | 'name'>[] | null;
}

/** Who has an account and is in it needs no other. */
export async function loadPerformerRegister({ getState, services }: PageScope): Promise<PageOutcome<PerformerRegisterProps>> {
  const { loggedIn, authUser } = getState().auth;
  if (loggedIn) return redirect(authUser?.isPerformer ? paths.studio : paths.account);
  const countries = await services.reference.countries().then(
    ({ data }) => data.map(({ code, name }) => ({ code, name })),
    () => null,
  );
  return ok({ countries });
}
