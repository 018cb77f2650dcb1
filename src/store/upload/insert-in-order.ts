/** Inserts `id` into `ids` before those that follow it in `order`; ids missing from `order` stay where they are. */
export function insertInOrder(ids: readonly string[], id: string, order: readonly string[]): string[] {
  const index = order.indexOf(id);
  const later = ids.findIndex((other) => order.indexOf(other) > index);
  return later === -1 ? [...ids, id] : [...ids.slice(0, later), id, ...ids.slice(later)];
}
