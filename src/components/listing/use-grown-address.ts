import { useEffect } from 'react';
import { addressOf, lastShownPage, type ListRules, type ListView } from '@/lib/lists/list-address';

/**
 * Keeps the URL in sync with a list that loads more items, so that Back and reload restore all of them.
 *
 * The history entry is replaced directly. The router's shallow replace would abort a navigation that has just started, and Next would
 * remember the entry as shallow and skip the loader when Back returns to it from the same page.
 */
export function useGrownAddress<F extends string>(rules: ListRules<F>, view: ListView<F>, shownCount: number): void {
  const address = addressOf(rules, { ...view, upto: lastShownPage(view, shownCount) });
  const grown = lastShownPage(view, shownCount) > view.upto;
  useEffect(() => {
    if (grown) window.history.replaceState({ ...window.history.state, as: address, url: address }, '', address);
  }, [grown, address]);
}
