import { shopHead } from '@/features/commerce/shop/shop-head';
import { ShopScreen } from '@/features/commerce/shop/shop-screen';
import { loadShop } from '@/features/commerce/shop/shop.loader';
import { definePage } from '@/shell/load/define-page';
import { withBanners } from '@/shell/load/with-banners';

export default definePage(withBanners('list', { load: loadShop, screen: ShopScreen, head: shopHead }));
