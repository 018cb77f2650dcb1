import dynamic from 'next/dynamic';
import { CartScreen } from '@/features/cart/cart-screen';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';

const TopUp = dynamic(() => import('@/features/top-up/top-up').then((module) => module.TopUp), { ssr: false });

const CartView = () => <CartScreen TopUp={TopUp} />;

export default definePage({
  screen: CartView,
  head: () => ({ title: 'Cart', canonical: paths.cart, noindex: true }),
});
