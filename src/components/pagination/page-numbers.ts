/**
 * Returns the page numbers to show: first, last, current and its neighbors, with `null` for a gap. A gap of one page
 * shows that page instead. (5, 9) → 1 … 4 5 6 … 9.
 */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const pages = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const sorted = [...new Set(pages)].sort((a, b) => a - b);
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
