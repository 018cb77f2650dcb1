import { OrderTimeline } from '@/features/commerce/orders/order-timeline';
import { FanDrawer } from '@/features/studio/audience/fan-drawer';
import { loadSale, type SalePage } from '@/features/studio/orders/sale.loader';
import { SaleScreen } from '@/features/studio/orders/sale-screen';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';
import { getOrderNumber } from '@/entities/order/order-number';

/** The key drops the state of one order when another is opened. */
const SaleView = (props: SalePage) => (
  <SaleScreen key={props.line._id} {...props} Timeline={OrderTimeline} FanCard={FanDrawer} />
);

export default defineStudioPage<SalePage>({
  path: ({ line }) => studioPaths.order(line),
  title: ({ line }) => `Order ${getOrderNumber(line)}`,
  load: loadSale,
  screen: SaleView,
});
