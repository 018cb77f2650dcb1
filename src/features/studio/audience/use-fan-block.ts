import { useState } from 'react';
import { useFetched } from '@/components/empty-error-states/use-fetched';
import { useSaving } from '../shared/form/use-saving';
import { useServices } from '@/services/services-context';
import { fetchBlockedFans } from './blocked-fans';

/**
 * Whether the performer has blocked a fan, and the change of it. `isBlocked` is null while that is unknown or the
 * server can't block.
 */
export function useFanBlock(fanId: string, onChange: (isBlocked: boolean) => void) {
  const services = useServices();
  const [changed, setChanged] = useState<boolean | null>(null);
  const { run, busy, refusal } = useSaving();
  const { part, retry } = useFetched(async () => (await fetchBlockedFans(services))?.includes(fanId) ?? null);

  return {
    busy,
    /** True if it couldn't be checked whether the fan is blocked. */
    isUnknown: changed === null && part?.ok === false,
    retry,
    failure: refusal?.message,
    isBlocked: changed ?? (part?.ok ? part.content : null),
    setBlocked: (to: boolean) =>
      void run(async () => {
        await (to ? services.blocks.blockUser({ targetId: fanId }) : services.blocks.unblockUser(fanId));
        setChanged(to);
        onChange(to);
      }),
  };
}
