import { useEffect, useState } from 'react';
import type { Block } from '@/contract/block';
import type { PublicUser } from '@/contract/user';
import { ApiError } from '@/lib/errors';
import { useServices } from '@/services/services-context';

const PAUSE_MS = 300;
const MOST = 6;

/** Who is blocked, and the ways to block somebody and to let somebody in again. */
export function useBlockedPeople(first: readonly Block[]) {
  const { blocks } = useServices();
  const [people, setPeople] = useState(first);
  /** The fan whose call is under way. */
  const [busy, setBusy] = useState('');
  const [failure, setFailure] = useState('');

  const during = async (fanId: string, work: () => Promise<void>) => {
    if (busy !== '') return;
    setBusy(fanId);
    setFailure('');
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      setBusy('');
    }
  };

  return {
    people,
    busy,
    failure,
    block: (fan: PublicUser) =>
      during(fan._id, async () => {
        const { data } = await blocks.blockUser({ targetId: fan._id });
        setPeople((before) => [{ ...data, targetInfo: data.targetInfo ?? fan }, ...before.filter(({ targetId }) => targetId !== fan._id)]);
      }),
    letIn: (fanId: string) =>
      during(fanId, async () => {
        await blocks.unblockUser(fanId);
        setPeople((before) => before.filter(({ targetId }) => targetId !== fanId));
      }),
  };
}

/** Fans whose names hold a text, a moment after it was typed. */
export function useFoundFans(text: string) {
  const { users } = useServices();
  const [found, setFound] = useState<{ text: string; fans: PublicUser[]; failure: string }>({ text: '', fans: [], failure: '' });
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === '') return;
    const controller = new AbortController();
    const find = async () => {
      try {
        const { data } = await users.search({ q: wanted, limit: MOST }, { signal: controller.signal });
        setFound({ text: wanted, fans: data.data, failure: '' });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!error.aborted) setFound({ text: wanted, fans: [], failure: error.message });
      }
    };
    const timer = setTimeout(() => void find(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [users, wanted]);
  const isCurrent = wanted !== '' && found.text === wanted;
  return { searching: wanted !== '' && !isCurrent, none: isCurrent && found.failure === '' && found.fans.length === 0, fans: isCurrent ? found.fans : [], failure: isCurrent ? found.failure : '' };
}
