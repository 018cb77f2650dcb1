import { GalleryCard } from '@/entities/gallery/gallery-card';
import { PerformerCard } from '@/entities/performer/performer-card';
import { PostCard } from '@/entities/post/post-card';
import { ProductCard } from '@/entities/product/product-card';
import { VideoCard } from '@/entities/video/video-card';
import { paths } from '@/lib/page/paths';
import { galleriesRequested, moreGalleriesRequested } from '@/store/gallery/gallery.slice';
import { selectPerformers } from '@/store/list/list.selectors';
import { morePerformersRequested, performersRequested } from '@/store/performer/performer.slice';
import { morePostsRequested, postsRequested } from '@/store/post/post.slice';
import { moreProductsRequested, productsRequested } from '@/store/product/product.slice';
import { useCurrency } from '@/store/ui/use-currency';
import { moreVideosRequested, videosRequested } from '@/store/video/video.slice';
import { CategoryItems, type OpenTab } from './category-items';

export function CategoryTabContent(open: OpenTab) {
  const currency = useCurrency();
  switch (open.tab) {
    case 'videos':
      return (
        <CategoryItems
          {...open}
          select={({ video }) => video.videos}
          listRequested={videosRequested}
          loadMoreRequested={moreVideosRequested}
          kind="video"
          noun="videos"
          card={(video, index) => <VideoCard key={video._id} video={video} heading="h2" priority={index === 0} />}
          drawing="videos"
          all={paths.videos}
        />
      );
    case 'performers':
      return (
        <CategoryItems
          {...open}
          select={selectPerformers}
          listRequested={performersRequested}
          loadMoreRequested={morePerformersRequested}
          kind="performer"
          noun="performers"
          card={(performer, index) => (
            <PerformerCard key={performer._id} performer={performer} heading="h2" priority={index === 0} />
          )}
          drawing="people"
          all={paths.performers}
        />
      );
    case 'galleries':
      return (
        <CategoryItems
          {...open}
          select={({ gallery }) => gallery.galleries}
          listRequested={galleriesRequested}
          loadMoreRequested={moreGalleriesRequested}
          kind="square"
          noun="galleries"
          card={(gallery, index) => (
            <GalleryCard key={gallery._id} gallery={gallery} heading="h2" priority={index === 0} />
          )}
          drawing="stage"
          all={paths.galleries}
        />
      );
    case 'shop':
      return (
        <CategoryItems
          {...open}
          select={({ product }) => product.products}
          listRequested={productsRequested}
          loadMoreRequested={moreProductsRequested}
          kind="square"
          noun="products"
          card={(product, index) => (
            <ProductCard key={product._id} product={product} currency={currency} heading="h2" priority={index === 0} />
          )}
          drawing="bag"
          all={paths.shop}
        />
      );
    case 'posts':
      return (
        <CategoryItems
          {...open}
          select={({ post }) => post.posts}
          listRequested={postsRequested}
          loadMoreRequested={morePostsRequested}
          kind="video"
          noun="posts"
          card={(post, index) => <PostCard key={post._id} post={post} heading="h2" priority={index === 0} />}
          drawing="stage"
          all={paths.posts}
        />
      );
  }
}
