import { EventCard } from '@/entities/event/event-card';
import { GalleryCard } from '@/entities/gallery/gallery-card';
import { PostCard } from '@/entities/post/post-card';
import { ProductCard } from '@/entities/product/product-card';
import { VideoCard } from '@/entities/video/video-card';
import { eventState } from '@/entities/event/event-status';
import { paths } from '@/lib/page/paths';
import { eventListing, galleryListing, postListing, productListing, videoListing } from '@/store/list/listings';
import { useCurrency } from '@/store/ui/use-currency';
import { ProfileList, type OpenTab } from './profile-list';
import { eventQuery, tabQuery, type ListTab } from './profile-tabs';

interface TabListProps extends Omit<OpenTab, 'tab'> {
  tab: Exclude<ListTab, 'photos'>;
  /** Earliest end of the listed events. */
  from: string;
}

/** The list of a tab; photos have a component of their own, because only they need the viewer. */
export function TabList({ from, ...common }: TabListProps) {
  const currency = useCurrency();
  const { performer, tab, view } = common;
  const query = tabQuery(performer, view);
  switch (tab) {
    case 'videos':
      return (
        <ProfileList
          {...common}
          query={query}
          listing={videoListing}
          kind="video"
          noun="videos"
          singular="video"
          card={(video) => <VideoCard key={video._id} video={video} heading="h2" hidePerformer />}
          illustration="videos"
          all={paths.videos}
        />
      );
    case 'galleries':
      return (
        <ProfileList
          {...common}
          query={query}
          listing={galleryListing}
          kind="square"
          noun="galleries"
          singular="gallery"
          card={(gallery) => <GalleryCard key={gallery._id} gallery={{ ...gallery, performer: null }} heading="h2" />}
          illustration="stage"
          all={paths.galleries}
        />
      );
    case 'posts':
      return (
        <ProfileList
          {...common}
          query={query}
          listing={postListing}
          kind="video"
          noun="posts"
          singular="post"
          card={(post) => <PostCard key={post._id} post={{ ...post, performer: null }} heading="h2" ofPerformer />}
          illustration="heart"
          all={paths.posts}
        />
      );
    case 'shop':
      return (
        <ProfileList
          {...common}
          query={query}
          listing={productListing}
          kind="square"
          noun="products"
          singular="product"
          card={(product) => (
            <ProductCard key={product._id} product={{ ...product, performer: null }} currency={currency} heading="h2" />
          )}
          illustration="bag"
          all={paths.shop}
        />
      );
    case 'events':
      return (
        <ProfileList
          {...common}
          query={eventQuery(performer, from)}
          listing={eventListing}
          kind="wide"
          noun="events"
          singular="event"
          card={(event) => (
            <EventCard
              key={event._id}
              event={event}
              heading="h2"
              hidePerformer
              live={eventState(event, Date.parse(from)) === 'live'}
            />
          )}
          illustration="curtain"
          all={paths.events}
        />
      );
  }
}
