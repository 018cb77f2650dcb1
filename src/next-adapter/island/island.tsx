// What: server-renders a part of a page in full and loads its code only on interaction (decision 0035).
// Saves: 6.9 kB gzipped on the first view of /home, 3.7% of its script, and the hydration of its rows.
// Relies on: React keeping the server's HTML on hydration when `dangerouslySetInnerHTML` differs and
// `suppressHydrationWarning` is set; `next/dynamic`.
// If they change: islands turn empty on hydration, or their code is part of every first view again.
// Test: tests/integration/components/island.test.tsx ("the server's HTML stays as it is, without loading code").
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType, type RefObject } from 'react';
import { firstInteraction } from '@/lib/browser/timing';
import styles from './island.module.css';
import type { Still } from './still-html.server';

/** `ready` resolves when the code is loaded. A loader that awaits it shows the part together with its page. */
type Island<Props> = ComponentType<Props> & { ready: () => Promise<void> };

const subscribeToNothing = () => () => undefined;

/**
 * `still` returns what the server may render once and cache for equal props, or null if it has to be rendered in place.
 */
type Part<Props> = ComponentType<Props> & { still?: (props: Props) => Still | null };

interface IslandOptions {
  /**
   * True when this device has something to add to the server's HTML, so that the part doesn't wait for an interaction.
   * Called in the browser only.
   */
  atOnce?: () => boolean;
}

/**
 * A part of a page that the server renders in full. Its code is loaded after the first interaction with the page once
 * the part is in view, or when it gets focus. Until then its HTML and links work without scripts. After a client-side
 * navigation it is live at once.
 */
export function island<Props extends object>(
  load: () => Promise<Part<Props>>,
  { atOnce = () => false }: IslandOptions = {},
): Island<Props> {
  // Next's compiler can't see what this function imports, so the server adds no script for it to the page.
  const OnServer = typeof window === 'undefined' ? dynamic(load) : null;
  let Part: Part<Props> | null = null;
  let getHtml: ((still: Still) => string) | null = null;
  const loadPart = async () => {
    Part = await load();
    if (typeof window === 'undefined') getHtml = (await import('./still-html.server')).renderStaticHtml;
  };

  function IslandPart(props: Props) {
    const container = useRef<HTMLDivElement>(null);
    const hydrating = useSyncExternalStore(
      subscribeToNothing,
      () => false,
      () => true,
    );
    const [first] = useState({ hydrating, props });
    const [live, setLive] = useState(!hydrating && Part !== null);
    const hasNewProps = !sameFields(first.props, props);

    useEffect(() => {
      if (live) return;
      // If the code can't be loaded, the server's HTML stays.
      const startLoading = () =>
        void loadPart()
          .then(() => setLive(true))
          .catch(() => undefined);
      if (first.hydrating && !hasNewProps)
        return hydrateOnDemand(container.current, atOnce() ? Promise.resolve() : firstInteraction(), startLoading);
      startLoading();
    }, [live, first, hasNewProps]);
    useKeepFocus(container, live);

    if (OnServer) {
      const still = Part?.still?.(props);
      if (still && getHtml)
        return <div className={styles.island} dangerouslySetInnerHTML={{ __html: getHtml(still) }} />;
      return (
        <div className={styles.island}>
          <OnServer {...props} />
        </div>
      );
    }
    return live && Part ? (
      <div key="live" ref={container} className={styles.island}>
        <Part {...props} />
      </div>
    ) : (
      // Hydration keeps the server's HTML inside.
      <div
        key="still"
        ref={container}
        className={styles.island}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  }
  return Object.assign(IslandPart, { ready: loadPart });
}

const sameFields = (a: object, b: object) => Object.entries(b).every(([name, value]) => Reflect.get(a, name) === value);

/**
 * Calls `wake` once when the element is in view after `begin`, or when it gets focus. Returns a function that stops
 * waiting.
 */
function hydrateOnDemand(element: HTMLElement | null, begin: Promise<void>, wake: () => void): () => void {
  let isStopped = false;
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting, boundingClientRect }) => isIntersecting && boundingClientRect.height > 0))
      finish();
  });
  const stop = () => {
    isStopped = true;
    observer.disconnect();
    element?.removeEventListener('focusin', finish);
  };
  const finish = () => {
    stop();
    wake();
  };
  element?.addEventListener('focusin', finish);
  if (element?.contains(document.activeElement)) finish();
  void begin.then(() => {
    if (!isStopped && element) observer.observe(element);
  });
  return stop;
}

const findFocusable = (element: HTMLElement | null) => [...(element?.querySelectorAll<HTMLElement>('a, button') ?? [])];

/** Moves focus to the element at the same index when the part becomes live while focused. */
function useKeepFocus(container: RefObject<HTMLElement | null>, live: boolean): void {
  const focused = useRef(-1);
  useEffect(() => {
    if (live) {
      if (focused.current >= 0) findFocusable(container.current)[focused.current]?.focus({ preventScroll: true });
      return;
    }
    const element = container.current;
    // It may have been focused before hydration.
    focused.current = findFocusable(element).findIndex((one) => one === document.activeElement);
    const trackFocus = ({ type, target }: FocusEvent) => {
      focused.current =
        type === 'focusin' && target instanceof HTMLElement ? findFocusable(element).indexOf(target) : -1;
    };
    element?.addEventListener('focusin', trackFocus);
    element?.addEventListener('focusout', trackFocus);
    return () => {
      element?.removeEventListener('focusin', trackFocus);
      element?.removeEventListener('focusout', trackFocus);
    };
  }, [container, live]);
}
