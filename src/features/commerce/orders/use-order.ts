import { useEffect, useState } from 'react';
import { useLoaded } from '@/components/empty-error-states/use-loaded';
import { ApiError } from '@/lib/http/errors';
import { useServices } from '@/services/services-context';
import { lineForPage } from './order-data';
import { fetchOtherLines, type OrderPage } from './order.loader';

/**
 * Minimum interval between refreshes, in ms: browsers report a return to the window with two events, and people switch
 * often.
 */
const MIN_REFRESH_INTERVAL_MS = 2_000;

/** The line, refreshed whenever the visitor returns to the window, because shipping progresses meanwhile. */
function useRefreshedLine(line: OrderPage['line']) {
  const { orders } = useServices();
  const [fresh, setFresh] = useState({ of: line, line });

  useEffect(() => {
    let last = Date.now();
    let stands = true;
    const read = async () => {
      if (document.visibilityState === 'hidden' || Date.now() - last < MIN_REFRESH_INTERVAL_MS) return;
      last = Date.now();
      try {
        const { data } = await orders.getLine(line._id);
        if (stands) setFresh({ of: line, line: lineForPage(data) });
      } catch (error) {
        // Keep showing the last known status; the next return refreshes it.
        if (!(error instanceof ApiError)) throw error;
      }
    };
    const onReturn = () => void read();
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      stands = false;
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [orders, line]);

  return fresh.of === line ? fresh.line : line;
}

export function useOrder({ line, others }: OrderPage) {
  const services = useServices();
  return { line: useRefreshedLine(line), others: useLoaded(others, () => fetchOtherLines(services, line)) };
}
