import { loadOrders } from '@/features/orders/orders.loader';
import { OrdersScreen } from '@/features/orders/orders-screen';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';
import { fansOnly } from '@/store/fans-only';

export default definePage({
  authenticate: true,
  load: fansOnly(loadOrders),
  screen: OrdersScreen,
  head: () => ({ title: 'Orders', canonical: paths.orders, noindex: true }),
});
