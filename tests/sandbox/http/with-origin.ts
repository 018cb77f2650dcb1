/** Paths of the sandbox's own files become addresses that the caller can open. */
export function withOrigin(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return /^\/files\/\S+$/.test(value) ? origin + value : value;
  if (Array.isArray(value)) return value.map((item) => withOrigin(item, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withOrigin(item, origin)]));
}
