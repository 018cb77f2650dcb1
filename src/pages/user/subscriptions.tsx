import { SubscriptionsScreen } from '@/features/subscriptions/subscriptions-screen';
import { loadSubscriptions } from '@/features/subscriptions/subscriptions.loader';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';
import { fansOnly } from '@/store/fans-only';

export default definePage({
  authenticate: true,
  load: fansOnly(loadSubscriptions),
  screen: SubscriptionsScreen,
  head: () => ({ title: 'Subscriptions', canonical: paths.subscriptions, noindex: true }),
});
