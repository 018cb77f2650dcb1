/** What is made with the first use and kept. `Intl` is such a thing: a phone takes 50 ms for the first of it, which no page should spend on loading. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
