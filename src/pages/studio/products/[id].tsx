import { ProductPreview } from '@/features/commerce/shop/product-preview';
import { loadOwnProduct, type OwnProductPage } from '@/features/studio/products/product.loader';
import { StudioProductScreen } from '@/features/studio/products/product-screen';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

const OwnProductView = (props: OwnProductPage) => <StudioProductScreen {...props} Preview={ProductPreview} />;

export default defineStudioPage({
  path: ({ product }) => studioPaths.product(product),
  title: ({ product }) => product.name,
  load: loadOwnProduct,
  screen: OwnProductView,
});
