import { useEffect } from 'react';
import { addressOf, lastShownPage, type ListRules, type ListView } from '@/lib/lists/list-address';

/**
 * Keeps the address in step with a list that grows below the reader, so that Back and a reload give all of it again.
 *
 * The history entry is rewritten by hand. The router's shallow replace would abort a navigation that the visitor has just begun, and
 * Next would remember the entry as shallow and skip the loader when Back leads to it from the same page.
 */
export function useGrownAddress<F extends string>(rules: ListRules<F>, view: ListView<F>, shown: number): void {
  const address = addressOf(rules, { ...view, upto: lastShownPage(view, shown) });
  const grown = lastShownPage(view, shown) > view.upto;
  useEffect(() => {
    if (grown) window.history.replaceState({ ...window.history.state, as: address, url: address }, '', address);
  }, [grown, address]);
}
