import type { BodyInfoOption, UserAdditional } from '@/contract/misc';
import type { Performer } from '@/contract/performer';
import { formatDate, formatTokens } from '@/lib/format';
import { BODY_INFO, realOptions } from '@/lib/body-info';
import { once } from '@/lib/once';

export interface Fact {
  label: string;
  value: string;
}

const countries = once(() => new Intl.DisplayNames('en', { type: 'region', fallback: 'code' }));
const languages = once(() => new Intl.DisplayNames('en', { type: 'language', fallback: 'code' }));

/** A code's name in English; an impossible code as it is. Browsers know other names than servers do, so a loader asks, never a component. */
function nameIn(names: () => Intl.DisplayNames, code: string): string {
  try {
    return names().of(code) ?? code;
  } catch {
    return code;
  }
}

export const countryName = (code: string): string => nameIn(countries, code.toUpperCase());

/** A stored value in the words of the server's list, else as it is. */
const worded = (list: BodyInfoOption[] | undefined, value = ''): string => realOptions(list).find((option) => option.value === value)?.label ?? value;

/** Whole years since a day, as far as it is known. */
function ageAt(birthday: string | null | undefined, now: number): string {
  const born = new Date(birthday ?? '');
  if (Number.isNaN(born.getTime())) return '';
  const today = new Date(now);
  const hadBirthday = today.getUTCMonth() * 100 + today.getUTCDate() >= born.getUTCMonth() * 100 + born.getUTCDate();
  return String(today.getUTCFullYear() - born.getUTCFullYear() - (hadBirthday ? 0 : 1));
}

const aMinute = (price: number | undefined): string => (price ? `${formatTokens(price)} a minute` : '');

/** What is known of a performer at `now` (milliseconds), each in words. */
export function profileFacts(performer: Performer, additional: UserAdditional | null, now: number): Fact[] {
  const bodyInfo = BODY_INFO.map(({ name, list, label }) => ({ label, value: worded(additional?.[list], performer[name]) }));
  return [
    { label: 'Gender', value: worded(additional?.genders, performer.gender) },
    { label: 'Age', value: ageAt(performer.dateOfBirth, now) },
    { label: 'Country', value: performer.country ? countryName(performer.country) : '' },
    { label: 'Languages', value: (performer.languages ?? []).map((code) => nameIn(languages, code)).join(', ') },
    ...bodyInfo,
    { label: 'Group show', value: aMinute(performer.groupChatPrice) },
    { label: 'Private show', value: aMinute(performer.privateChatPrice) },
    { label: 'Member since', value: performer.createdAt ? formatDate(performer.createdAt) : '' },
  ].filter(({ value }) => value !== '');
}
