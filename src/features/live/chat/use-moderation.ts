import { useEffect, useState } from 'react';
import { ApiError, isUnsupportedCall } from '@/lib/http/errors';
import { useServices } from '@/services/services-context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsMuted } from '@/store/stream-message/stream-message.selectors';
import { muteChanged, mutesLoaded } from '@/store/stream-message/stream-message.slice';

type Busy = 'mute' | 'block' | null;

const LIMIT = 200;

/** Mutes and blocks one person in a room. `offersMute` is null until it is known whether the server can mute. */
export function useModeration(conversationId: string, userId: string, onBlocked: (isBlocked: boolean) => void) {
  const dispatch = useAppDispatch();
  const { blocks, messages } = useServices();
  const isMuted = useAppSelector(selectIsMuted(conversationId, userId));
  const [offersMute, setOffersMute] = useState<boolean | null>(null);
  const [offersBlock, setOffersBlock] = useState(true);
  const [busy, setBusy] = useState<Busy>(null);
  const [failure, setFailure] = useState('');

  useEffect(() => {
    const left = new AbortController();
    messages.mutedUsers({ conversationId, limit: LIMIT }, { signal: left.signal }).then(
      ({ data }) => {
        if (left.signal.aborted) return;
        setOffersMute(true);
        dispatch(mutesLoaded({ conversationId, userIds: data.data.map(({ _id }) => _id) }));
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        // Only a missing endpoint means that the server can't mute.
        if (!left.signal.aborted) setOffersMute(!isUnsupportedCall(error));
      },
    );
    return () => left.abort();
  }, [dispatch, messages, conversationId]);

  const attempt = async (what: Exclude<Busy, null>, work: () => Promise<void>, onNotOffered: () => void) => {
    if (busy !== null) return;
    setBusy(what);
    setFailure('');
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 501) onNotOffered();
      setFailure(error.message);
    } finally {
      setBusy(null);
    }
  };

  return {
    isMuted,
    offersMute,
    offersBlock,
    busy,
    failure,
    mute: (on: boolean) =>
      attempt(
        'mute',
        async () => {
          await messages.mute(conversationId, { userId, isMuted: on });
          dispatch(muteChanged({ conversationId, userId, isMuted: on }));
        },
        () => setOffersMute(false),
      ),
    block: (on: boolean) =>
      attempt(
        'block',
        async () => {
          await (on ? blocks.blockUser({ targetId: userId }) : blocks.unblockUser(userId));
          onBlocked(on);
        },
        () => setOffersBlock(false),
      ),
  };
}
