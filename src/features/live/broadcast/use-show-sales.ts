import { useEffect, useEffectEvent } from 'react';
import { loaded } from '@/lib/page/load-part';
import { useServices } from '@/services/services-context';
import { useSocketEvent } from '@/socket/use-socket-event';
import { salesMarked, showChanged, showTipped, subscribersMarked, ticketSold } from '@/store/broadcast/broadcast.slice';
import type { Show } from '@/store/broadcast/broadcast.state';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** Follows tips, tickets and the goal of the current show and notes which sales and subscribers are older, for its summary. */
export function useShowSales(show: Show | null): void {
  const dispatch = useAppDispatch();
  const { earnings, subscriptions } = useServices();
  const salesAfter = useAppSelector((state) => state.broadcast.salesAfter);

  useSocketEvent('tipped', ({ senderInfo, token, message }) =>
    dispatch(
      showTipped({
        name: senderInfo.name || senderInfo.username || 'A fan',
        senderId: senderInfo._id,
        avatar: senderInfo.avatar,
        tokens: Number(token) || 0,
        message: message || undefined,
        at: Date.now(),
      }),
    ),
  );
  useSocketEvent('purchase_media_item_success', ({ _id, type, price }) => {
    if (!show || (type !== 'stream' && _id !== show.sessionId)) return;
    dispatch(ticketSold({ tokens: Number(price ?? show.wish.price) || 0 }));
  });

  useSocketEvent('change-stream-info', ({ type, performerId, goal, tipMenu }) => {
    if (show && type === 'public' && performerId === show.performerId) dispatch(showChanged({ goal, tipMenu }));
  });

  const mark = useEffectEvent(async () => {
    const newest = await loaded(
      async () => (await earnings.search({ sortBy: 'createdAt', sort: 'desc', limit: 1 })).data.data[0],
    );
    if (newest.ok) dispatch(salesMarked({ newest: newest.content?.createdAt ?? '' }));
    const subscriber = await loaded(
      async () => (await subscriptions.searchSubscribers({ sortBy: 'createdAt', sort: 'desc', limit: 1 })).data.data[0],
    );
    if (subscriber.ok) dispatch(subscribersMarked({ newest: subscriber.content?.createdAt ?? '' }));
  });
  const isUnmarked = show !== null && salesAfter === null;
  useEffect(() => {
    if (isUnmarked) void mark();
  }, [isUnmarked]);
}
