import { useRef } from 'react';
import { ButtonLink } from '@/components/button/button-link';
import { ListCount } from '@/components/listing/list-count';
import { ListResults } from '@/components/listing/list-results';
import { SectionHeader } from '@/components/section/section-header';
import { EmptyState } from '@/components/state/empty-state';
import { LinkTabs } from '@/components/tabs/link-tabs';
import { useAppDispatch } from '@/store/hooks';
import { reactionRemovalAsked } from '@/store/reaction/reaction.slice';
import { FavoriteCard } from './favorite-card';
import { FAVORITE_TABS, favoriteList, favoriteTab, tabAddress } from './favorite-tabs';
import type { FavoritesPage } from './favorites.loader';
import styles from './favorites-screen.module.css';
import { useFavorites } from './use-favorites';

/** What the visitor keeps: a tab for each kind. */
export function FavoritesScreen(page: FavoritesPage) {
  return (
    <>
      <SectionHeader heading="h1" title="Favourites" note="Only you see what you keep here." />
      <LinkTabs label="Kinds of favourites" tabs={FAVORITE_TABS.map(({ id, label }) => ({ href: tabAddress(id), label, current: id === page.tab }))} />
      <FavoriteList key={`${page.tab} ${page.view.page}`} {...page} />
    </>
  );
}

function FavoriteList(page: FavoritesPage) {
  const dispatch = useAppDispatch();
  const place = useRef<HTMLDivElement>(null);
  const { list, markOf, onMore, onRetry } = useFavorites(page);
  const { one, noun, grid, empty } = favoriteTab(page.tab);

  return (
    <div ref={place} tabIndex={-1} className={styles.list}>
      <ListCount list={list} noun={one} plural={noun} />
      <ListResults
        rules={favoriteList(page.tab)}
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
              // The button goes with its card: the focus stays in the list.
              place.current?.focus({ preventScroll: true });
              dispatch(reactionRemovalAsked(markOf(favorite)));
            }}
          />
        )}
        empty={
          <EmptyState drawing={empty.drawing} title={empty.title} heading="h2" action={<ButtonLink look="primary" href={empty.href}>{empty.step}</ButtonLink>}>
            <p>{empty.hint}</p>
          </EmptyState>
        }
        onMore={onMore}
        onRetry={onRetry}
      />
    </div>
  );
}
