import { loadOrder, type OrderPage } from '@/features/commerce/orders/order.loader';
import { OrderScreen } from '@/features/commerce/orders/order-screen';
import { DownloadButton } from '@/features/commerce/shop/download-button';
import { paths } from '@/lib/page/paths';
import { accountSection } from '@/shell/frame/account-section';
import { definePage } from '@/shell/load/define-page';
import { getOrderNumber } from '@/entities/order/order-number';

const OrderView = (props: OrderPage) => <OrderScreen {...props} Download={DownloadButton} />;

export default definePage({
  section: accountSection,
  authenticate: true,
  load: loadOrder,
  screen: OrderView,
  head: ({ line }) => ({
    title: `Order ${getOrderNumber(line)}`,
    canonical: paths.order(line),
    noindex: true,
  }),
});
