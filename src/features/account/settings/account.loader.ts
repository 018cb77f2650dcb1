import type { Language, UserAdditional } from '@/contract/misc';
import { type CountryName, toCountryNames } from '@/entities/country';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import { type PhoneOption, toPhoneOptions } from '@/components/form/phone-options';
import { readParameter } from '@/lib/lists/query';
import type { PageScope } from '@/store/page-scope';
import { orNull } from '@/lib/page/load-part';
import { type AccountTab, accountTab } from './account-tabs';

/** Option lists of the profile form; a list that failed to load is null. */
export interface ProfileLists {
  countries: CountryName[] | null;
  languages: Language[] | null;
  phoneCodes: PhoneOption[] | null;
  bodyInfo: UserAdditional | null;
}

export interface AccountProps {
  tab: AccountTab;
  lists: ProfileLists | null;
}

/** Loads the account page. If an option list fails, only its field is affected. */
export async function loadAccount({
  query,
  services: { reference },
  getState,
}: PageScope): Promise<PageOutcome<AccountProps>> {
  const tab = accountTab(readParameter(query, 'tab'));
  if (tab !== 'profile') return ok({ tab, lists: null });
  const [countries, languages, phoneCodes, bodyInfo] = await Promise.all([
    orNull(reference.countries(), toCountryNames),
    orNull(reference.languages(), (data) => data),
    orNull(reference.phoneCodes(), toPhoneOptions),
    getState().auth.authUser?.isPerformer ? orNull(reference.userAdditional(), (data) => data) : null,
  ]);
  return ok({ tab, lists: { countries, languages, phoneCodes, bodyInfo } });
}
