import type { DiscussionProps } from '@/components/item/item-slots';
import { CommentBlock } from '@/features/comments/comment-block';
import { loadCommentsOf } from '@/features/comments/comments.loader';
import { ItemActions } from '@/features/reactions/item-actions';
import { productHead } from '@/features/shop/product-head';
import { ProductScreen } from '@/features/shop/product-screen';
import { loadProduct, type ProductPage } from '@/features/shop/product.loader';
import { definePage } from '@/shell/page';

const ProductComments = (props: DiscussionProps) => <CommentBlock {...props} objectType="product" />;

const ProductView = (props: ProductPage) => <ProductScreen {...props} Discussion={ProductComments} Actions={ItemActions} />;

export default definePage({
  load: (scope) => loadProduct(scope, (product) => loadCommentsOf(scope, product._id, 'product')),
  screen: ProductView,
  head: productHead,
});
