import type { Country } from '@/contract/misc';
import { pick } from '@/lib/record';

/** What a country field needs. */
export type CountryName = Pick<Country, 'code' | 'name'>;

/** Leaves out what a country field doesn't need, to keep the page small. */
export const toCountryNames = (countries: readonly Country[]): CountryName[] =>
  countries.map((country) => pick(country, 'code', 'name'));

export const toCountryOptions = (countries: readonly CountryName[]) =>
  countries.map(({ code, name }) => ({ value: code, label: name }));
