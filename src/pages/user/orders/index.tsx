import { loadOrders } from '@/features/orders/orders.loader';
import { OrdersScreen } from '@/features/orders/orders-screen';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';

export default definePage({
  authenticate: true,
  load: loadOrders,
  screen: OrdersScreen,
  head: () => ({ title: 'Orders', canonical: paths.orders, noindex: true }),
});
