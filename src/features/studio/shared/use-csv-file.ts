import { useState } from 'react';
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

/** Downloads a whole list as a CSV file. `cutAfter` is the number of items of a file that couldn't hold them all. */
export function useCsvFile<T extends { _id: string }>({
  name,
  heads,
  list,
  toRows,
  budget = callBudget,
}: CsvFileOptions<T>) {
  const [cutAfter, setCutAfter] = useState<number | null>(null);
  const file = useLedgerFile(name, async () => {
    const { items, isComplete } = await fetchFirst(list, Infinity, budget());
    setCutAfter(isComplete ? null : items.length);
    return [[...heads], ...toRows(items)];
  });
  return { ...file, cutAfter };
}
