import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, isUnsupportedCall } from '@/lib/http/errors';
import { fetchFirst } from '@/lib/lists/fetch-all';
import { useServices } from '@/services/services-context';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsMuted } from '@/store/stream-message/stream-message.selectors';
import { muteChanged, mutesLoaded } from '@/store/stream-message/stream-message.slice';

type Busy = 'mute' | 'block' | null;

const LIMIT = 200;
/** Maximum number of blocks that are read. */
const MAX_BLOCKS = 2000;

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

  // A fan may have been blocked elsewhere, or before this page was opened.
  const hasChanged = useRef(false);
  const noteBlock = useEffectEvent(() => hasChanged.current || onBlocked(true));
  useEffect(() => {
    const left = new AbortController();
    const loadBlocks = async () => {
      const list = fetchFirst(async (range) => {
        const { data, total } = (await blocks.users(range, { signal: left.signal })).data;
        return { items: data, total };
      }, MAX_BLOCKS);
      const isListed = (await list).items.some(({ targetId }) => targetId === userId);
      if (isListed && !left.signal.aborted) noteBlock();
    };
    loadBlocks().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
    return () => left.abort();
  }, [blocks, userId]);

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
          hasChanged.current = true;
          await (on ? blocks.blockUser({ targetId: userId }) : blocks.unblockUser(userId));
          onBlocked(on);
        },
        () => setOffersBlock(false),
      ),
  };
}
