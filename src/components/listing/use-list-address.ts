import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { addressOf, type ListRules, type ListView } from '@/lib/lists/list-address';

export interface ListAddress<F extends string> {
  rules: ListRules<F>;
  /** The view the visitor asked for last: where he is, or where he is going. */
  view: ListView<F>;
  /** The answer to that is still on its way. */
  going: boolean;
  /** Goes to another view of the list, as a new step of the history or instead of the current one. */
  go: (view: ListView<F>, options?: { replace?: boolean }) => void;
}

/** Moves about in a list by its address. `here` is the view that the page was loaded for. */
export function useListAddress<F extends string>(rules: ListRules<F>, here: ListView<F>): ListAddress<F> {
  const router = useRouter();
  const { events } = router;
  const [target, setTarget] = useState<ListView<F> | null>(null);

  // A step that a link or Back overtakes never ends: what arrives instead is where the visitor is.
  useEffect(() => {
    const arrive = () => setTarget(null);
    events.on('routeChangeComplete', arrive);
    return () => events.off('routeChangeComplete', arrive);
  }, [events]);

  const go: ListAddress<F>['go'] = (view, { replace = false } = {}) => {
    setTarget(view);
    const arrived = router[replace ? 'replace' : 'push'](addressOf(rules, view), undefined, { scroll: false });
    // Gives the word back only when no later step has taken it.
    void arrived.finally(() => setTarget((current) => (current === view ? null : current)));
  };

  return { rules, view: target ?? here, going: target !== null, go };
}
