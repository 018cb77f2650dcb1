import { useState } from 'react';
import { useFetched } from '@/components/empty-error-states/use-fetched';
import { ApiError, isNoSuchCall } from '@/lib/http/errors';
import { useServices } from '@/services/services-context';

/** The API's maximum per call (contract A.4). */
const LIMIT = 200;

/** Whether the performer has blocked a fan, and the change of it. `isBlocked` is null while that is unknown or the server can't block. */
export function useFanBlock(fanId: string) {
  const { blocks } = useServices();
  const [changed, setChanged] = useState<boolean | null>(null);
  const [state, setState] = useState({ busy: false, failure: '' });
  const { part } = useFetched(async () => {
    try {
      return (await blocks.users({ limit: LIMIT })).data.data.some(({ targetId }) => targetId === fanId);
    } catch (error) {
      if (error instanceof ApiError && isNoSuchCall(error)) return null;
      throw error;
    }
  });

  const setBlocked = async (isBlocked: boolean) => {
    setState({ busy: true, failure: '' });
    try {
      await (isBlocked ? blocks.blockUser({ targetId: fanId }) : blocks.unblockUser(fanId));
      setChanged(isBlocked);
      setState({ busy: false, failure: '' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ busy: false, failure: error.message });
    }
  };

  return {
    ...state,
    isBlocked: changed ?? (part?.ok ? part.content : null),
    setBlocked: (to: boolean) => void setBlocked(to),
  };
}
