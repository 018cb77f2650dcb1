import type { BodyInfoOption, UserAdditional } from '@/contract/misc';
import type { Performer } from '@/contract/performer';
import { getAge } from '@/entities/performer/age';
import type { PagePerformer } from '@/entities/performer/page-performer';
import { formatDate, formatTokens } from '@/lib/format/format';
import { BODY_INFO, realOptions } from '@/entities/performer/body-info';
import { once } from '@/lib/once';
import { LOCALE } from '@/lib/format/locale';

export interface Fact {
  label: string;
  value: string;
}

const countries = once(() => new Intl.DisplayNames(LOCALE, { type: 'region', fallback: 'code' }));
const languages = once(() => new Intl.DisplayNames(LOCALE, { type: 'language', fallback: 'code' }));

/**
 * English name of a code, or the code itself if it is unknown. Call this in loaders only: browsers and servers may know
 * different names.
 */
function nameIn(names: () => Intl.DisplayNames, code: string): string {
  try {
    return names().of(code) ?? code;
  } catch {
    return code;
  }
}

export const countryName = (code: string): string => nameIn(countries, code.toUpperCase());

/** Label of a stored value in the server's list, or the value itself. */
const getLabel = (list: BodyInfoOption[] | undefined, value = ''): string =>
  realOptions(list).find((option) => option.value === value)?.label ?? value;

const pricePerMinute = (price: number | undefined): string =>
  price === undefined ? '' : price > 0 ? `${formatTokens(price)} a minute` : 'Free';

/** Labeled facts about a performer at `now` (ms). A record prepared for a page has an age instead of the birthday. */
export function profileFacts(
  performer: Performer & Partial<PagePerformer>,
  additional: UserAdditional | null,
  now: number,
): Fact[] {
  const bodyInfo = BODY_INFO.map(({ name, list, label }) => ({
    label,
    value: getLabel(additional?.[list], performer[name]),
  }));
  return [
    { label: 'Gender', value: getLabel(additional?.genders, performer.gender) },
    { label: 'Age', value: performer.age ?? getAge(performer.dateOfBirth, now) },
    { label: 'Country', value: performer.country ? countryName(performer.country) : '' },
    { label: 'Languages', value: (performer.languages ?? []).map((code) => nameIn(languages, code)).join(', ') },
    ...bodyInfo,
    { label: 'Group show', value: pricePerMinute(performer.groupChatPrice) },
    { label: 'Private show', value: pricePerMinute(performer.privateChatPrice) },
    { label: 'Joined', value: performer.createdAt ? formatDate(performer.createdAt) : '' },
  ].filter(({ value }) => value !== '');
}
