import { MAX_LIMIT } from '../shared/list-reply';
import { useState } from 'react';
import { useFetched } from '@/components/empty-error-states/use-fetched';
import { useSaving } from '../shared/form/use-saving';
import { ifOffered } from '../shared/if-offered';
import { useServices } from '@/services/services-context';

/**
 * Whether the performer has blocked a fan, and the change of it. `isBlocked` is null while that is unknown or the
 * server can't block.
 */
export function useFanBlock(fanId: string) {
  const { blocks } = useServices();
  const [changed, setChanged] = useState<boolean | null>(null);
  const { run, busy, refusal } = useSaving();
  const { part } = useFetched(() =>
    ifOffered(
      async () => (await blocks.users({ limit: MAX_LIMIT })).data.data.some(({ targetId }) => targetId === fanId),
      null,
    ),
  );

  return {
    busy,
    failure: refusal?.message,
    isBlocked: changed ?? (part?.ok ? part.content : null),
    setBlocked: (to: boolean) =>
      void run(async () => {
        await (to ? blocks.blockUser({ targetId: fanId }) : blocks.unblockUser(fanId));
        setChanged(to);
      }),
  };
}
