/**
 * The pages a visitor can jump to: the ends, the current one and its neighbours, `null` for a gap.
 * A gap of a single page is that page. (5, 9) → 1 … 4 5 6 … 9 with 2-3 and 7-8 as gaps.
 */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1] ?? page - 1;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
