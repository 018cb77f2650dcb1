/** True for objects with fields, such as JSON objects, but not for arrays. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The named fields of a record; those without a value are left out. */
export function pick<T extends object, K extends keyof T>(record: T, ...names: readonly K[]): Pick<T, K> {
  const picked = {} as Pick<T, K>;
  for (const name of names) if (record[name] !== undefined) picked[name] = record[name];
  return picked;
}
