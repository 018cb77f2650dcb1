import { toCanceled, getVersion, type Versioned } from '@/entities/subscription/subscription-status';
import type { RootState } from '../root-reducer';

export const selectCancellation = (id: string) => (state: RootState) => state.subscription.leaving[id];

/** The record as shown: canceled from the visitor's click until a newer version comes from the server. */
export function withCancellation<T extends Versioned>(
  record: T,
  leaving: RootState['subscription']['leaving'][string] | undefined,
): T {
  if (!leaving || leaving.step === 'failed') return record;
  const isNews = leaving.step === 'left' && leaving.version !== getVersion(record);
  return isNews ? record : toCanceled(record);
}
