import dynamic from 'next/dynamic';
import { CartScreen } from '@/features/commerce/cart/cart-screen';
import { paths } from '@/lib/page/paths';
import { definePage } from '@/shell/load/define-page';

const TopUp = dynamic(() => import('@/features/commerce/top-up/top-up').then((module) => module.TopUp), { ssr: false });

const CartView = () => <CartScreen TopUp={TopUp} />;

export default definePage({
  screen: CartView,
  head: () => ({ title: 'Cart', canonical: paths.cart, noindex: true }),
});
