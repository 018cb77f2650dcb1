/**
 * Creates a value on first use and caches it. For `Intl` objects, for example: the first one takes a phone 50 ms, which
 * page load shouldn't spend.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
