/** The named fields of a record. */
export const pick = <T extends object, K extends keyof T>(record: T, ...names: K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, record[name]])) as Pick<T, K>;
