import type { UnlockSheetProps } from '@/entities/access/item-slots';
import type { Performer } from '@/contract/performer';

/** The unlock sheet's item for a subscription to a performer. `returnTo` is the path to return to after a payment page. */
export const toSubscribeItem = (performer: Performer, returnTo: string): Omit<UnlockSheetProps, 'label'> => ({
  kind: 'performer',
  id: performer._id,
  title: performer.name,
  price: null,
  performer,
  cover: performer.avatar ?? undefined,
  returnTo,
});
