import dynamic from 'next/dynamic';
import type { DiscussionProps, WaysProps } from '@/components/item/item-slots';
import { CommentBlock } from '@/features/comments/comment-block';
import { loadCommentsOf } from '@/features/comments/comments.loader';
import { ItemActions } from '@/features/reactions/item-actions';
import { productHead } from '@/features/shop/product-head';
import { ProductScreen } from '@/features/shop/product-screen';
import { loadProduct, type ProductPage } from '@/features/shop/product.loader';
import { WaysButton } from '@/features/ways/ways-button';
import { definePage } from '@/shell/page';

const TopUp = dynamic(() => import('@/features/top-up/top-up').then((module) => module.TopUp), { ssr: false });

const ProductComments = (props: DiscussionProps) => <CommentBlock {...props} objectType="product" />;
const ProductWays = (props: WaysProps) => <WaysButton {...props} TopUp={TopUp} />;

const ProductView = (props: ProductPage) => <ProductScreen {...props} Discussion={ProductComments} Actions={ItemActions} Ways={ProductWays} />;

export default definePage({
  load: (scope) => loadProduct(scope, (product) => loadCommentsOf(scope, product._id, 'product')),
  screen: ProductView,
  head: productHead,
});
