import type { DiscussionProps } from '@/entities/access/item-slots';
import { CommentBlock } from '@/features/content/comments/comment-block';
import { loadItemComments } from '@/features/content/comments/comments.loader';
import { ItemActions } from '@/features/content/reactions/item-actions';
import { productHead } from '@/features/commerce/shop/product-head';
import { ProductScreen } from '@/features/commerce/shop/product-screen';
import { loadProduct, type ProductPage } from '@/features/commerce/shop/product.loader';
import { SubscribeButton } from '@/features/commerce/unlock/subscribe-button';
import { UnlockButton } from '@/features/commerce/unlock/unlock-button';
import { definePage } from '@/shell/load/define-page';

const ProductComments = (props: DiscussionProps) => <CommentBlock {...props} objectType="product" />;
const ProductView = (props: ProductPage) => (
  <ProductScreen
    {...props}
    Discussion={ProductComments}
    Actions={ItemActions}
    UnlockButton={UnlockButton}
    Subscribe={SubscribeButton}
  />
);

export default definePage({
  load: (scope) => loadProduct(scope, (product) => loadItemComments(scope, product._id, 'product')),
  screen: ProductView,
  head: productHead,
});
