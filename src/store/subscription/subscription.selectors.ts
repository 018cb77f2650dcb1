import { asCanceled, versionOf, type Versioned } from '@/entities/subscription/subscription-status';
import type { RootState } from '../root-reducer';

/** What the visitor is doing about leaving this subscription. */
export const selectLeaving = (id: string) => (state: RootState) => state.subscription.leaving[id];

/** A record as it is shown: cancelled from the moment somebody left until the server's own word comes in. */
export function asShown<T extends Versioned>(record: T, leaving: RootState['subscription']['leaving'][string] | undefined): T {
  if (!leaving || leaving.step === 'failed') return record;
  const isNews = leaving.step === 'left' && leaving.version !== versionOf(record);
  return isNews ? record : asCanceled(record);
}
