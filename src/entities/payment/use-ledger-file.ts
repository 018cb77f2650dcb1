import { useState } from 'react';
import { formatCsv, type CsvCell } from '@/lib/format/csv';
import { ApiError } from '@/lib/http/errors';
import { saveFile } from '@/components/save-file';

interface FileState {
  making: boolean;
  failure: string | null;
  /** Number of records in a file that couldn't hold all of them. */
  cutAfter: number | null;
}

const NO_FILE: FileState = { making: false, failure: null, cutAfter: null };

/**
 * Downloads a list as a CSV file. `load` resolves to all rows, starting with the headings, and calls `onCut` with the
 * number of records if there are more.
 */
export function useLedgerFile(name: string, load: (onCut: (after: number) => void) => Promise<CsvCell[][]>) {
  const [state, setState] = useState(NO_FILE);

  const make = async () => {
    setState({ ...NO_FILE, making: true });
    let cutAfter: number | null = null;
    try {
      const rows = await load((after) => (cutAfter = after));
      saveFile(`${name}.csv`, 'text/csv', formatCsv(rows));
      setState({ ...NO_FILE, cutAfter });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ ...NO_FILE, failure: error.message });
    }
  };

  return { ...state, onMake: () => void (state.making || make()) };
}
