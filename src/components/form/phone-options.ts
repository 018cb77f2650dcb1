import type { PhoneCode } from '@/contract/misc';

/** A dialling code as one chooses it: by country, for many countries share one. `value` is country and code. */
export interface PhoneOption {
  value: string;
  label: string;
}

const valueOf = (country: string, code: string) => `${country}:${code}`;

/** The choices of the list, in its order. */
export const phoneOptions = (codes: readonly PhoneCode[]): PhoneOption[] =>
  codes.map(({ name = '', code, dialCode, countryCode }) => {
    const prefix = dialCode || code;
    return { value: valueOf(countryCode ?? name, prefix), label: name.includes(prefix) ? name : `${name} (${prefix})` };
  });

/** The code in a choice: `GB:+44` → `+44`. */
export const codeOf = (value: string): string => value.slice(value.lastIndexOf(':') + 1);

/** The choice for a stored code: that of the account's country if it fits, else the first with this code, else the code alone. */
export function choiceFor(options: readonly PhoneOption[], code: string, country: string): string {
  if (code === '') return '';
  const own = valueOf(country, code);
  return (options.find(({ value }) => value === own) ?? options.find(({ value }) => codeOf(value) === code))?.value ?? valueOf('', code);
}
