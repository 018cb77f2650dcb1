/** `ids` with one more, which comes before those that come after it in `order`; what `order` does not name stays where it is. */
export function inOrder(ids: readonly string[], id: string, order: readonly string[]): string[] {
  const place = order.indexOf(id);
  const later = ids.findIndex((other) => order.indexOf(other) > place);
  return later === -1 ? [...ids, id] : [...ids.slice(0, later), id, ...ids.slice(later)];
}
