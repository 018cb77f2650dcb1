import { loadOwnProducts } from '@/features/studio/products/products.loader';
import { StudioProductsScreen } from '@/features/studio/products/products-screen';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({
  path: studioPaths.products,
  title: 'Products',
  load: loadOwnProducts,
  screen: StudioProductsScreen,
});
