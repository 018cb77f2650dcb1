import { findChoice, getCode, toPhoneOptions } from '@/components/form/phone-options';

const OPTIONS = toPhoneOptions([
  { name: 'Canada', code: '+1', dialCode: '+1', countryCode: 'CA' },
  { name: 'United States', code: '+1', dialCode: '+1', countryCode: 'US' },
  { name: 'Spain (+34)', code: '+34' },
]);

test('every country is its own option, with its dialing code in the label once', () => {
  expect(OPTIONS.map(({ label }) => label)).toEqual(['Canada (+1)', 'United States (+1)', 'Spain (+34)']);
  expect(new Set(OPTIONS.map(({ value }) => value)).size).toBe(3);
  expect(OPTIONS.map(({ value }) => getCode(value))).toEqual(['+1', '+1', '+34']);
});

test('a dialing code shared by several countries selects the own country, otherwise the first', () => {
  const labelFor = (code: string, country: string) =>
    OPTIONS.find(({ value }) => value === findChoice(OPTIONS, code, country))?.label;
  expect(labelFor('+1', 'US')).toBe('United States (+1)');
  expect(labelFor('+1', 'ES')).toBe('Canada (+1)');
  expect(labelFor('+34', '')).toBe('Spain (+34)');
});

test('a code that is in no list is kept', () => {
  expect(getCode(findChoice(OPTIONS, '+999', 'XX'))).toBe('+999');
  expect(getCode(findChoice([], '+44', 'GB'))).toBe('+44');
  expect(findChoice(OPTIONS, '', 'US')).toBe('');
});
