import { loadOrders } from '@/features/commerce/orders/orders.loader';
import { OrdersScreen } from '@/features/commerce/orders/orders-screen';
import { paths } from '@/lib/page/paths';
import { accountSection } from '@/shell/frame/account-section';
import { definePage } from '@/shell/load/define-page';
import { fansOnly } from '@/store/fans-only';

export default definePage({
  section: accountSection,
  authenticate: true,
  load: fansOnly(loadOrders),
  screen: OrdersScreen,
  head: () => ({ title: 'Orders', canonical: paths.orders, noindex: true }),
});
