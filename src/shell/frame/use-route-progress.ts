import { useEffect, useState } from 'react';
import { useRouter } from 'next/router';
import { SLOW_AFTER_MS } from '@/components/status/slow-notice';

/** Delay before a route change is shown, in ms (spec §9). */
const SHOW_AFTER_MS = 200;

/** Progress of a route change; `slow` offers the visitor a choice. */
export type RouteProgress = 'idle' | 'loading' | 'slow';

const IDLE: { progress: RouteProgress; target: string } = { progress: 'idle', target: '' };

/** Follows the router; `target` is the URL being opened. */
export function useRouteProgress(): typeof IDLE {
  const { events } = useRouter();
  const [state, setState] = useState(IDLE);

  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const stop = () => {
      timers.forEach(clearTimeout);
      timers = [];
      setState(IDLE);
    };
    const start = (target: string, { shallow }: { shallow: boolean }) => {
      stop();
      if (shallow) return;
      timers = [
        setTimeout(() => setState({ progress: 'loading', target }), SHOW_AFTER_MS),
        setTimeout(() => setState({ progress: 'slow', target }), SLOW_AFTER_MS),
      ];
    };
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', stop);
    events.on('routeChangeError', stop);
    return () => {
      stop();
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', stop);
      events.off('routeChangeError', stop);
    };
  }, [events]);

  return state;
}
