/** The menu item a key leads to: arrows go round, Home and End to the ends, a letter to the next name that begins with it. */
export function nextItem(items: readonly HTMLElement[], from: Element | null, key: string): HTMLElement | undefined {
  const at = items.findIndex((item) => item === from);
  const round = (index: number) => items[(index + items.length) % items.length];
  switch (key) {
    case 'ArrowDown':
      return round(at + 1);
    case 'ArrowUp':
      return round(at < 0 ? -1 : at - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
  }
  if (key.length !== 1 || key === ' ') return undefined;
  const begins = (item: HTMLElement) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase());
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(begins);
}
