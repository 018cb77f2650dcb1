import { shopHead } from '@/features/commerce/shop/shop-head';
import { ShopScreen } from '@/features/commerce/shop/shop-screen';
import { loadShop } from '@/features/commerce/shop/shop.loader';
import { definePage } from '@/shell/load/define-page';

export default definePage({ load: loadShop, screen: ShopScreen, head: shopHead });
