import { useRemoval } from '@/store/removal/use-removal';
import type { OwnEvent } from './own-event';

export function useEventRemoval() {
  const { gone, failures, remove } = useRemoval();
  return {
    gone,
    failures,
    remove: ({ _id, title }: Pick<OwnEvent, '_id' | 'title'>) => remove({ ids: [_id], text: `“${title}” deleted.`, send: ({ events }, id, options) => events.remove(id, options) }),
  };
}
