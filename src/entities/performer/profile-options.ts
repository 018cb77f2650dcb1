interface Choice {
  value: string;
  label: string;
}

export const UNSPECIFIED: Choice = { value: '', label: 'Prefer not to say' };

export const GENDERS: Choice[] = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'transgender', label: 'Transgender' },
];

/** Options including the current value, so that saving doesn't change it if the list failed to load. */
export const withCurrent = (options: readonly Choice[], current: string): Choice[] => [
  UNSPECIFIED,
  ...options,
  ...(current === '' || options.some(({ value }) => value === current)
    ? []
    : [{ value: current, label: current.replace(/^:/, '') }]),
];

/** The hint of a field whose list failed to load, which is null. */
export const getListHint = (list: unknown): string | undefined =>
  list === null ? 'The list couldn’t be loaded. Reload the page to change this.' : undefined;
