import { useLoaded } from '@/components/empty-error-states/use-loaded';
import { useServices } from '@/services/services-context';
import { useAppSelector } from '@/store/hooks';
import {
  fetchComments,
  fetchMoney,
  fetchNextEvent,
  fetchOrders,
  fetchSubscribers,
  type StudioHomePage,
} from './studio-home.loader';

/** The dashboard's parts, each with its own retry. */
export function useStudioHome(page: StudioHomePage) {
  const services = useServices();
  const me = useAppSelector((state) => state.auth.authUser?._id ?? '');
  return {
    money: useLoaded(page.money, () => fetchMoney(services)),
    orders: useLoaded(page.orders, () => fetchOrders(services)),
    subscribers: useLoaded(page.subscribers, () => fetchSubscribers(services)),
    event: useLoaded(page.event, () => fetchNextEvent(services, me)),
    comments: useLoaded(page.comments, () => fetchComments(services)),
  };
}

/** True for a new studio without sales, subscribers, events or comments. Parts that failed to load count as not empty. */
export const isFirstDay = ({ money, orders, subscribers, event, comments }: StudioHomePage): boolean =>
  money.ok &&
  !money.content.everSold &&
  orders.ok &&
  orders.content.waiting + orders.content.preparing === 0 &&
  subscribers.ok &&
  subscribers.content.active + subscribers.content.added + subscribers.content.leaving === 0 &&
  event.ok &&
  event.content === null &&
  comments.ok &&
  (comments.content?.waiting ?? 0) === 0;
