import { useLoaded } from '@/components/empty-error-states/use-loaded';
import { useServices } from '@/services/services-context';
import { useAppSelector } from '@/store/hooks';
import { fetchComments, fetchMoney, fetchNextEvent, fetchOrders, fetchSubscribers, type StudioHomePage } from './studio-home.loader';

/** The parts of the dashboard as the page brought them, each with its own way to try again. */
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

/** Nothing was ever sold, subscribed to, planned or asked: the studio of a first day. What could not be loaded may hold something. */
export const isFirstDay = ({ money, orders, subscribers, event, comments }: StudioHomePage): boolean =>
  money.ok && !money.content.everSold &&
  orders.ok && orders.content.waiting + orders.content.preparing === 0 &&
  subscribers.ok && subscribers.content.active + subscribers.content.added + subscribers.content.leaving === 0 &&
  event.ok && event.content === null &&
  comments.ok && (comments.content?.waiting ?? 0) === 0;
