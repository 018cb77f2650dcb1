import { useState } from 'react';
import type { BulkState } from './use-bulk';

/**
 * Ids of the selected items and a setter. Items leave the selection when a bulk action has changed them; failed ones
 * stay selected (decision 0040), and so do all if a dialog is canceled.
 */
export function useSelection(bulk?: BulkState) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const succeeded = bulk?.succeeded;
  const [seenSucceeded, setSeenSucceeded] = useState(succeeded);
  if (succeeded !== seenSucceeded) {
    setSeenSucceeded(succeeded);
    const changed = succeeded?.filter((id) => !seenSucceeded?.includes(id)) ?? [];
    setChosen(new Set([...chosen].filter((id) => !changed.includes(id))));
  }
  return [chosen, setChosen] as const;
}
