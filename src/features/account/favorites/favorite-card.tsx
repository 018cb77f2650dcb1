import { X } from 'lucide-react';
import { IconButton } from '@/components/button/icon-button';
import { GalleryCard } from '@/entities/gallery/gallery-card';
import { PerformerCard } from '@/entities/performer/performer-card';
import { PostCard } from '@/entities/post/post-card';
import { ProductCard } from '@/entities/product/product-card';
import { VideoCard } from '@/entities/video/video-card';
import { useCurrency } from '@/store/ui/use-currency';
import type { Favorite } from './favorite-items';
import styles from './favorites-screen.module.css';

interface Props {
  favorite: Favorite;
  priority: boolean;
  onRemove: () => void;
}

const nameOf = (favorite: Favorite): string => {
  if (favorite.kind === 'gone') return 'unavailable item';
  const { thing } = favorite;
  return ('title' in thing ? thing.title : undefined) ?? ('name' in thing ? thing.name : undefined) ?? 'this';
};

/** A card with a button to remove it from the list. */
export function FavoriteCard({ favorite, priority, onRemove }: Props) {
  return (
    <div className={styles.item}>
      <Thing favorite={favorite} priority={priority} />
      <IconButton
        overPicture
        size="sm"
        label={`Remove ${nameOf(favorite)}`}
        className={styles.remove}
        onClick={onRemove}
      >
        <X />
      </IconButton>
    </div>
  );
}

function Thing({ favorite, priority }: Pick<Props, 'favorite' | 'priority'>) {
  const currency = useCurrency();
  const shared = { priority, heading: 'h2' } as const;
  switch (favorite.kind) {
    case 'video':
      return <VideoCard video={favorite.thing} {...shared} />;
    case 'gallery':
      return <GalleryCard gallery={favorite.thing} {...shared} />;
    case 'performer':
      return <PerformerCard performer={favorite.thing} {...shared} />;
    case 'product':
      return <ProductCard product={favorite.thing} currency={currency} {...shared} />;
    case 'post':
      return <PostCard post={favorite.thing} {...shared} />;
    case 'gone':
      return <p className={styles.unavailable}>No longer available</p>;
  }
}
