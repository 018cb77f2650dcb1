import { useState } from 'react';
import type { ChatRow } from './chat-rows';

interface Ends {
  first: string | undefined;
  last: string | undefined;
  prepended: boolean;
}

/** True if lines were only added or removed at the start since the last render, so that the visible lines keep their place. */
export function usePrepended(rows: readonly ChatRow[]): boolean {
  const first = rows[1]?.key;
  const last = rows.at(-1)?.key;
  const [seen, setSeen] = useState<Ends>({ first, last, prepended: false });
  if (seen.first === first && seen.last === last) return seen.prepended;
  const prepended = seen.first !== undefined && seen.first !== first && seen.last === last;
  setSeen({ first, last, prepended });
  return prepended;
}
