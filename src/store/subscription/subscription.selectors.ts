import type { Subscription } from '@/contract/subscription';
import { asLeft } from '@/lib/subscription-state';
import type { RootState } from '../root-reducer';

/** What the visitor is doing about leaving this subscription. */
export const selectLeaving = (id: string) => (state: RootState) => state.subscription.leaving[id];

/** A record as it is shown: cancelled from the moment somebody left until the server's own word comes in. */
export function asShown<T extends Pick<Subscription, '_id' | 'status' | 'nextRecurringDate'>>(record: T, leaving: RootState['subscription']['leaving'][string] | undefined): T {
  return leaving && leaving.step !== 'failed' ? asLeft(record) : record;
}
