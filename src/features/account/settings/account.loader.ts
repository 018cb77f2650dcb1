import type { Reply } from '@/contract/envelope';
import type { Country, Language, UserAdditional } from '@/contract/misc';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import { type PhoneOption, phoneOptions } from '@/components/form/phone-options';
import { oneOf } from '@/lib/lists/query';
import type { PageScope } from '@/store/page-scope';
import { type AccountTab, accountTab } from './account-tabs';

/** What the profile chooses from; a list that did not come is null. */
export interface ProfileLists {
  countries: Pick<Country, 'code' | 'name'>[] | null;
  languages: Language[] | null;
  phoneCodes: PhoneOption[] | null;
  /** For performers only. */
  bodyInfo: UserAdditional | null;
}

export interface AccountProps {
  tab: AccountTab;
  /** Only with the profile. */
  lists: ProfileLists | null;
}

const orNull = <T, R>(asked: Promise<Reply<T>>, pick: (data: T) => R): Promise<R | null> =>
  asked.then(
    ({ data }) => pick(data),
    () => null,
  );

/** The own account. Lists that do not come cost their fields only. */
export async function loadAccount({ query, services: { reference }, getState }: PageScope): Promise<PageOutcome<AccountProps>> {
  const tab = accountTab(oneOf(query, 'tab'));
  if (tab !== 'profile') return ok({ tab, lists: null });
  const [countries, languages, phoneCodes, bodyInfo] = await Promise.all([
    orNull(reference.countries(), (data) => data.map(({ code, name }) => ({ code, name }))),
    orNull(reference.languages(), (data) => data),
    orNull(reference.phoneCodes(), phoneOptions),
    getState().auth.authUser?.isPerformer ? orNull(reference.userAdditional(), (data) => data) : null,
  ]);
  return ok({ tab, lists: { countries, languages, phoneCodes, bodyInfo } });
}
