import { SubscriptionsScreen } from '@/features/subscriptions/subscriptions-screen';
import { loadSubscriptions } from '@/features/subscriptions/subscriptions.loader';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';

export default definePage({
  authenticate: true,
  load: loadSubscriptions,
  screen: SubscriptionsScreen,
  head: () => ({ title: 'Subscriptions', canonical: paths.subscriptions, noindex: true }),
});
