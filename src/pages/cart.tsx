import { CartScreen } from '@/features/commerce/cart/cart-screen';
import { paths } from '@/lib/page/paths';
import { definePage } from '@/shell/load/define-page';

export default definePage({
  screen: CartScreen,
  head: () => ({ title: 'Cart', canonical: paths.cart, noindex: true }),
});
