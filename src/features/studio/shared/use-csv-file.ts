import { useLedgerFile } from '@/entities/payment/use-ledger-file';
import type { CsvCell } from '@/lib/format/csv';
import { callBudget, fetchFirst, type CallBudget, type ListPart } from '@/lib/lists/fetch-all';

interface CsvFileOptions<T> {
  name: string;
  heads: readonly string[];
  list: ListPart<T>;
  toRows: (items: readonly T[]) => CsvCell[][];
  budget?: () => CallBudget;
}

/** Downloads a whole list as a CSV file. */
export function useCsvFile<T extends { _id: string }>({
  name,
  heads,
  list,
  toRows,
  budget = callBudget,
}: CsvFileOptions<T>) {
  return useLedgerFile(name, async (onCut) => {
    const { items, isComplete } = await fetchFirst(list, Infinity, budget());
    if (!isComplete) onCut(items.length);
    return [[...heads], ...toRows(items)];
  });
}
