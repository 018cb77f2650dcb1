import { toCanceled, getVersion, type Versioned } from '@/entities/subscription/subscription-status';
import type { RootState } from '../root-reducer';

export const selectCancellation = (id: string) => (state: RootState) => state.subscription.cancellations[id];

/** The record as shown: canceled from the visitor's click until a newer version comes from the server. */
export function withCancellation<T extends Versioned>(
  record: T,
  cancellation: RootState['subscription']['cancellations'][string] | undefined,
): T {
  if (!cancellation || cancellation.step === 'failed') return record;
  const isNews = cancellation.step === 'canceled' && cancellation.version !== getVersion(record);
  return isNews ? record : toCanceled(record);
}
