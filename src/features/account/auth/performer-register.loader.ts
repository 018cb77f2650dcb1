import type { Country } from '@/contract/misc';
import { ok, type PageOutcome, redirect } from '@/lib/page/outcome';
import { paths } from '@/lib/page/paths';
import type { PageScope } from '@/store/page-scope';
import { orNull } from '@/lib/page/load-part';

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
  const countries = await orNull(services.reference.countries(), (data) =>
    data.map(({ code, name }) => ({ code, name })),
  );
  return ok({ countries });
}
