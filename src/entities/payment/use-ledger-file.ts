import { useState } from 'react';
import { formatCsv, type CsvCell } from '@/lib/format/csv';
import { ApiError } from '@/lib/http/errors';
import { saveFile } from '@/lib/browser/save-file';

/** Downloads a list as a CSV file. `load` resolves to all rows, starting with the headings. */
export function useLedgerFile(name: string, load: () => Promise<CsvCell[][]>) {
  const [state, setState] = useState<{ making: boolean; failure: string | null }>({ making: false, failure: null });

  const make = async () => {
    setState({ making: true, failure: null });
    try {
      saveFile(`${name}.csv`, 'text/csv', formatCsv(await load()));
      setState({ making: false, failure: null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ making: false, failure: error.message });
    }
  };

  return { ...state, onMake: () => void (state.making || make()) };
}
