import type { UserAdditional } from '@/contract/misc';
import type { Performer } from '@/contract/performer';
import { formatDate } from '@/lib/format';
import { BODY_INFO, realOptions } from './body-info';

export interface Fact {
  label: string;
  value: string;
}

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** A code's name in English; an impossible code as it is. Browsers know other names than servers do, so a loader asks, never a component. */
function nameIn(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

export const countryName = (code: string): string => nameIn(countries, code.toUpperCase());

/** What is known of a performer, each in words. Body info in the words of the server's lists, else as it is stored. */
export function profileFacts(performer: Performer, additional: UserAdditional | null): Fact[] {
  const bodyInfo = BODY_INFO.map(({ name, list, label }) => {
    const value = performer[name] ?? '';
    return { label, value: realOptions(additional?.[list]).find((option) => option.value === value)?.label ?? value };
  });
  return [
    { label: 'Country', value: performer.country ? countryName(performer.country) : '' },
    { label: 'Languages', value: (performer.languages ?? []).map((code) => nameIn(languages, code)).join(', ') },
    ...bodyInfo,
    { label: 'Member since', value: performer.createdAt ? formatDate(performer.createdAt) : '' },
  ].filter(({ value }) => value !== '');
}
