import { useRef } from 'react';
import { X } from 'lucide-react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { ListCount } from '@/components/listing/list-count';
import { isBlankList, ListResults } from '@/components/listing/list-results';
import { SectionHeader } from '@/components/section/section-header';
import { CancelLoadingContext } from '@/components/status/cancel-loading';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { LinkTabs } from '@/components/tabs/link-tabs';
import { getRange, getPageUrl } from '@/lib/lists/list-url';
import { useAppDispatch } from '@/store/hooks';
import { reactionRemovalRequested } from '@/store/reaction/reaction.slice';
import { IconButton } from '@/components/button/icon-button';
import { GalleryCard } from '@/entities/gallery/gallery-card';
import { PerformerCard } from '@/entities/performer/performer-card';
import { PostCard } from '@/entities/post/post-card';
import { ProductCard } from '@/entities/product/product-card';
import { VideoCard } from '@/entities/video/video-card';
import { useCurrency } from '@/store/ui/use-currency';
import { FAVORITE_TABS, favoriteList, favoriteTab, tabUrl } from './favorite-tabs';
import type { FavoritesPage } from './favorites.loader';
import styles from './favorites-screen.module.css';
import { useFavorites } from './use-favorites';
import type { Favorite } from './favorite-items';

export function FavoritesScreen(page: FavoritesPage) {
  return (
    <>
      <SectionHeader heading="h1" title="Favorites" note="Only you can see this." />
      <LinkTabs
        label="Favorite types"
        tabs={FAVORITE_TABS.map(({ id, label }) => ({ href: tabUrl(id), label, current: id === page.tab }))}
      />
      <FavoriteList key={`${page.tab} ${page.view.page}`} {...page} />
    </>
  );
}

function FavoriteList(page: FavoritesPage) {
  const dispatch = useAppDispatch();
  const container = useRef<HTMLDivElement>(null);
  const { list, getMark, onCancel, onMore, onRetry } = useFavorites(page);
  const { one, noun, grid, empty } = favoriteTab(page.tab);
  const rules = favoriteList(page.tab);
  // The focused button disappears with its card, so focus moves to the list.
  const keepFocus = () => container.current?.focus({ preventScroll: true });
  const showMore = () => {
    keepFocus();
    onMore();
  };

  return (
    <div ref={container} tabIndex={-1} className={styles.list}>
      {!isBlankList(list) && <ListCount list={list} noun={one} plural={noun} />}
      <CancelLoadingContext value={onCancel}>
        <ListResults
          rules={rules}
          view={page.view}
          list={list}
          kind={grid}
          noun={noun}
          card={(favorite, index) => (
            <FavoriteCard
              key={favorite.objectId}
              favorite={favorite}
              priority={index === 0}
              onRemove={() => {
                keepFocus();
                dispatch(reactionRemovalRequested(getMark(favorite)));
              }}
            />
          )}
          empty={
            list.total > 0 ? (
              <EmptyState
                illustration={empty.illustration}
                title="Nothing left on this page"
                heading="h2"
                action={
                  list.total > getRange(page.view).offset ? (
                    <Button variant="primary" onClick={showMore}>
                      Show more {noun}
                    </Button>
                  ) : (
                    <ButtonLink variant="primary" href={getPageUrl(rules, page.view, 1)}>
                      Go to first page
                    </ButtonLink>
                  )
                }
              />
            ) : (
              <EmptyState
                illustration={empty.illustration}
                title={empty.title}
                heading="h2"
                action={
                  <ButtonLink variant="primary" href={empty.href}>
                    {empty.step}
                  </ButtonLink>
                }
              >
                <p>{empty.hint}</p>
              </EmptyState>
            )
          }
          onMore={onMore}
          onRetry={onRetry}
        />
      </CancelLoadingContext>
    </div>
  );
}

interface Props {
  favorite: Favorite;
  priority: boolean;
  onRemove: () => void;
}

const getName = (favorite: Favorite): string => {
  if (favorite.kind === 'gone') return 'unavailable item';
  const { thing } = favorite;
  return ('title' in thing ? thing.title : undefined) ?? ('name' in thing ? thing.name : undefined) ?? 'this';
};

function FavoriteCard({ favorite, priority, onRemove }: Props) {
  return (
    <div className={styles.item}>
      <FavoriteItem favorite={favorite} priority={priority} />
      <IconButton
        overPicture
        size="sm"
        label={`Remove ${getName(favorite)}`}
        className={styles.remove}
        onClick={onRemove}
      >
        <X />
      </IconButton>
    </div>
  );
}

function FavoriteItem({ favorite, priority }: Pick<Props, 'favorite' | 'priority'>) {
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
