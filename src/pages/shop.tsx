import { shopHead } from '@/features/shop/shop-head';
import { ShopScreen } from '@/features/shop/shop-screen';
import { loadShop } from '@/features/shop/shop.loader';
import { definePage } from '@/shell/page';

export default definePage({ load: loadShop, screen: ShopScreen, head: shopHead });
