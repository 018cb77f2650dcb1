import { useLoaded } from '@/components/empty-error-states/use-loaded';
import { useServices } from '@/services/services-context';
import { useAppSelector } from '@/store/hooks';
import { fetchFirstSteps } from './first-steps.loader';
import {
  fetchComments,
  fetchMoney,
  fetchNextEvent,
  fetchOrders,
  fetchSubscribers,
  type StudioHomePage,
} from './studio-home.loader';

export function useStudioHome(page: StudioHomePage) {
  const services = useServices();
  const me = useAppSelector((state) => state.auth.authUser?._id ?? '');
  return {
    firstSteps: useLoaded(page.firstSteps, () => fetchFirstSteps(services, me)),
    money: useLoaded(page.money, () => fetchMoney(services)),
    orders: useLoaded(page.orders, () => fetchOrders(services)),
    subscribers: useLoaded(page.subscribers, () => fetchSubscribers(services)),
    event: useLoaded(page.event, () => fetchNextEvent(services, me)),
    comments: useLoaded(page.comments, () => fetchComments(services)),
  };
}
