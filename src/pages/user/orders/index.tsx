import { loadOrders } from '@/features/commerce/orders/orders.loader';
import { OrdersScreen } from '@/features/commerce/orders/orders-screen';
import { paths } from '@/lib/page/paths';
import { definePage } from '@/shell/load/define-page';
import { fansOnly } from '@/store/require-fan';

export default definePage({
  authenticate: true,
  load: fansOnly(loadOrders),
  screen: OrdersScreen,
  head: () => ({ title: 'Orders', canonical: paths.orders, noindex: true }),
});
