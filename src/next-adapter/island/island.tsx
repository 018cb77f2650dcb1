import dynamic from 'next/dynamic';
import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType, type RefObject } from 'react';
import { firstTouch } from '@/lib/browser/first-interaction';
import styles from './island.module.css';
import type { Still } from './still-html.server';

/** `ready` resolves when the code is there: a loader that waits for it lets the part appear with its page. */
type Island<Props> = ComponentType<Props> & { ready: () => Promise<void> };

const never = () => () => undefined;

/** The part itself. `still` gives what the server may write once for all who get the same, or null where it has to be rendered in its place. */
type Part<Props> = ComponentType<Props> & { still?: (props: Props) => Still | null };

interface IslandOptions {
  /** This device has something to add to what the server wrote: nobody needs to do anything first. Asked in the browser. */
  atOnce?: () => boolean;
}

/**
 * A part of a page that the server writes whole, while its code comes to the browser only once somebody does something on the
 * page and the part is in sight, or gets the focus. Until then its HTML stands as it came; links in it work as links do. Reached
 * by a navigation it is live at once.
 */
export function island<Props extends object>(load: () => Promise<Part<Props>>, { atOnce = () => false }: IslandOptions = {}): Island<Props> {
  // `dynamic` is called with a function that its compiler does not see, so the server names no script for it in the page.
  const OnServer = typeof window === 'undefined' ? dynamic(load) : null;
  let Part: Part<Props> | null = null;
  let htmlOf: ((still: Still) => string) | null = null;
  const ready = async () => {
    Part = await load();
    if (typeof window === 'undefined') htmlOf = (await import('./still-html.server')).stillHtml;
  };

  function IslandPart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const hydrating = useSyncExternalStore(never, () => false, () => true);
    const [first] = useState({ hydrating, props });
    const [live, setLive] = useState(!hydrating && Part !== null);
    const isNews = !sameFields(first.props, props);

    useEffect(() => {
      if (live) return;
      // Where the code does not come, the part stays as it is.
      const wake = () => void ready().then(() => setLive(true)).catch(() => undefined);
      if (first.hydrating && !isNews) return onWish(place.current, atOnce() ? Promise.resolve() : firstTouch(), wake);
      wake();
    }, [live, first, isNews]);
    useFocusKept(place, live);

    if (OnServer) {
      const still = Part?.still?.(props);
      if (still && htmlOf) return <div className={styles.island} dangerouslySetInnerHTML={{ __html: htmlOf(still) }} />;
      return (
        <div className={styles.island}>
          <OnServer {...props} />
        </div>
      );
    }
    return live && Part ? (
      <div key="live" ref={place} className={styles.island}>
        <Part {...props} />
      </div>
    ) : (
      // Hydration leaves what stands inside as it is.
      <div key="still" ref={place} className={styles.island} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    );
  }
  return Object.assign(IslandPart, { ready });
}

const sameFields = (a: object, b: object) => Object.entries(b).every(([name, value]) => Reflect.get(a, name) === value);

/** Calls once when the part is in sight after `begin`, or when the focus comes into it; gives the way to stop. */
function onWish(element: HTMLElement | null, begin: Promise<void>, wake: () => void): () => void {
  let stopped = false;
  const sight = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting, boundingClientRect }) => isIntersecting && boundingClientRect.height > 0)) done();
  });
  const stop = () => {
    stopped = true;
    sight.disconnect();
    element?.removeEventListener('focusin', done);
  };
  const done = () => {
    stop();
    wake();
  };
  element?.addEventListener('focusin', done);
  if (element?.contains(document.activeElement)) done();
  void begin.then(() => {
    if (!stopped && element) sight.observe(element);
  });
  return stop;
}

const focusable = (element: HTMLElement | null) => [...(element?.querySelectorAll<HTMLElement>('a, button') ?? [])];

/** When the part comes alive under the focus, its link of the same place takes the focus over. */
function useFocusKept(place: RefObject<HTMLElement | null>, live: boolean): void {
  const focused = useRef(-1);
  useEffect(() => {
    if (live) {
      if (focused.current >= 0) focusable(place.current)[focused.current]?.focus({ preventScroll: true });
      return;
    }
    const element = place.current;
    // It may have come before the page was alive.
    focused.current = focusable(element).findIndex((one) => one === document.activeElement);
    const note = ({ type, target }: FocusEvent) => {
      focused.current = type === 'focusin' && target instanceof HTMLElement ? focusable(element).indexOf(target) : -1;
    };
    element?.addEventListener('focusin', note);
    element?.addEventListener('focusout', note);
    return () => {
      element?.removeEventListener('focusin', note);
      element?.removeEventListener('focusout', note);
    };
  }, [place, live]);
}
