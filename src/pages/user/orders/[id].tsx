import { loadOrder, type OrderPage } from '@/features/orders/order.loader';
import { orderNumberOf } from '@/features/orders/order-data';
import { OrderScreen } from '@/features/orders/order-screen';
import { DownloadButton } from '@/features/shop/download-button';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';

const OrderView = (props: OrderPage) => <OrderScreen {...props} Download={DownloadButton} />;

export default definePage({
  authenticate: true,
  load: loadOrder,
  screen: OrderView,
  head: ({ line }) => ({ title: `Order ${orderNumberOf(line) || line._id}`, canonical: paths.order(line), noindex: true }),
});
