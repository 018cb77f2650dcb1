import { useRemoval } from '@/store/removal/use-removal';
import type { OwnEvent } from './own-event';

export function useEventRemoval() {
  const { removalStatus, failures, remove } = useRemoval();
  return {
    removalStatus,
    failures,
    remove: ({ _id, title }: Pick<OwnEvent, '_id' | 'title'>) =>
      remove({
        ids: [_id],
        text: `“${title}” deleted.`,
        send: ({ events }, id, options) => events.remove(id, options),
      }),
  };
}
