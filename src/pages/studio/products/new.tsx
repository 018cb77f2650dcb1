import { ProductPreview } from '@/features/commerce/shop/product-preview';
import { loadNewProduct, type NewProductPage } from '@/features/studio/products/product.loader';
import { NewProductScreen } from '@/features/studio/products/product-screen';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

const NewProduct = (props: NewProductPage) => <NewProductScreen {...props} Preview={ProductPreview} />;

export default defineStudioPage({
  path: studioPaths.productNew,
  title: 'Add a product',
  load: loadNewProduct,
  screen: NewProduct,
});
