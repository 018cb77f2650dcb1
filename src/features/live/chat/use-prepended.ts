import { useState } from 'react';
import type { ChatRow } from './chat-rows';

interface Ends {
  first: string | undefined;
  last: string | undefined;
  prepended: boolean;
}

/** Whether lines came or went at the start of the list, and only there, since the last render: what is read stays in its place then. */
export function usePrepended(rows: readonly ChatRow[]): boolean {
  const first = rows[1]?.key;
  const last = rows.at(-1)?.key;
  const [seen, setSeen] = useState<Ends>({ first, last, prepended: false });
  if (seen.first === first && seen.last === last) return seen.prepended;
  const prepended = seen.first !== undefined && seen.first !== first && seen.last === last;
  setSeen({ first, last, prepended });
  return prepended;
}
