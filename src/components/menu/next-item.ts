/**
 * Returns the menu item a key moves to: arrows wrap around, Home and End jump to the ends, letters to the next match.
 */
export function nextItem(items: readonly HTMLElement[], from: Element | null, key: string): HTMLElement | undefined {
  const at = items.findIndex((item) => item === from);
  const getItemAt = (index: number) => items[(index + items.length) % items.length];
  switch (key) {
    case 'ArrowDown':
      return getItemAt(at + 1);
    case 'ArrowUp':
      return getItemAt(at < 0 ? -1 : at - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
  }
  if (key.length !== 1 || key === ' ') return undefined;
  const startsWithKey = (item: HTMLElement) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase());
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(startsWithKey);
}
