import { SubscriptionsScreen } from '@/features/account/subscriptions/subscriptions-screen';
import { loadSubscriptions } from '@/features/account/subscriptions/subscriptions.loader';
import { paths } from '@/lib/page/paths';
import { accountSection } from '@/shell/frame/account-section';
import { definePage } from '@/shell/load/define-page';
import { fansOnly } from '@/store/fans-only';

export default definePage({
  section: accountSection,
  authenticate: true,
  load: fansOnly(loadSubscriptions),
  screen: SubscriptionsScreen,
  head: () => ({ title: 'Subscriptions', canonical: paths.subscriptions, noindex: true }),
});
