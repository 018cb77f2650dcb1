import { useState } from 'react';
import { MAX_SUGGESTIONS, useSearchSuggestions } from '../shared/use-search-suggestions';
import type { Block } from '@/contract/block';
import type { PublicUser } from '@/contract/user';
import { ApiError } from '@/lib/http/errors';
import { useServices } from '@/services/services-context';

export function useBlockedPeople(first: readonly Block[]) {
  const { blocks } = useServices();
  const [people, setPeople] = useState(first);
  /** Ids of the fans whose requests are pending. */
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState('');
  /** Announcement of the last change. */
  const [result, setResult] = useState('');

  const runForFan = async (fanId: string, success: string, work: () => Promise<void>) => {
    if (busy.includes(fanId)) return;
    setBusy((before) => [...before, fanId]);
    setFailure('');
    setResult('');
    try {
      await work();
      setResult(success);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      setBusy((before) => before.filter((id) => id !== fanId));
    }
  };

  return {
    people,
    busy,
    failure,
    result,
    forgetResult: () => setResult(''),
    block: (fan: PublicUser) =>
      runForFan(fan._id, `${fan.name} is blocked.`, async () => {
        const { data } = await blocks.blockUser({ targetId: fan._id });
        // Some servers reply without the block. A record with the fan is enough, because unblocking needs only their id.
        const block: Block = { _id: fan._id, ...(data as Block | null), targetId: fan._id };
        setPeople((before) => [
          { ...block, targetInfo: block.targetInfo ?? fan },
          ...before.filter(({ targetId }) => targetId !== fan._id),
        ]);
      }),
    unblock: (fanId: string, name: string) =>
      runForFan(fanId, `${name} is unblocked.`, async () => {
        await blocks.unblockUser(fanId);
        setPeople((before) => before.filter(({ targetId }) => targetId !== fanId));
      }),
  };
}

export function useFanSuggestions(text: string) {
  const { users } = useServices();
  return useSearchSuggestions(text, async (q, signal) => {
    const { data } = await users.search({ q, limit: MAX_SUGGESTIONS }, { signal });
    return data.data;
  });
}
