import { useState } from 'react';
import { ApiError } from '@/lib/errors';
import { useServices } from '@/services/services-context';
import type { HomeRow } from './home-rows';
import type { RowContent } from './home.loader';

/** A row as the page brought it, and the way to try again when it failed. */
export function useRow(row: HomeRow, initial: RowContent) {
  const services = useServices();
  const [again, setAgain] = useState<RowContent | null>(null);
  const [retrying, setRetrying] = useState(false);

  const retry = async () => {
    setRetrying(true);
    try {
      setAgain({ ok: true, content: await row.load(services, {}) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setAgain({ ok: false, message: error.message });
    } finally {
      setRetrying(false);
    }
  };

  return { content: again ?? initial, retrying, retry: () => void retry() };
}
