import type { PhoneCode } from '@/contract/misc';

/** A dialing code option. `value` contains the country too, because countries can share a code. */
export interface PhoneOption {
  value: string;
  label: string;
}

const getValue = (country: string, code: string) => `${country}:${code}`;

export const toPhoneOptions = (codes: readonly PhoneCode[]): PhoneOption[] =>
  codes.map(({ name = '', code, dialCode, countryCode }) => {
    const prefix = dialCode || code;
    return {
      value: getValue(countryCode ?? name, prefix),
      label: name.includes(prefix) ? name : `${name} (${prefix})`,
    };
  });

/** Returns the code of an option value: `GB:+44` → `+44`. */
export const getCode = (value: string): string => value.slice(value.lastIndexOf(':') + 1);

/**
 * Returns the option value for a stored code: that of the account's country, else the first match, else the code alone.
 */
export function findChoice(options: readonly PhoneOption[], code: string, country: string): string {
  if (code === '') return '';
  const own = getValue(country, code);
  return (
    (options.find(({ value }) => value === own) ?? options.find(({ value }) => getCode(value) === code))?.value ??
    getValue('', code)
  );
}
