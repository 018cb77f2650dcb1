import { useRef } from 'react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { ListCount } from '@/components/listing/list-count';
import { ListResults } from '@/components/listing/list-results';
import { SectionHeader } from '@/components/section/section-header';
import { CancelLoadingContext } from '@/components/status/cancel-loading';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { LinkTabs } from '@/components/tabs/link-tabs';
import { addressOf, atPage, rangeOf } from '@/lib/lists/list-address';
import { useAppDispatch } from '@/store/hooks';
import { reactionRemovalRequested } from '@/store/reaction/reaction.slice';
import { FavoriteCard } from './favorite-card';
import { FAVORITE_TABS, favoriteList, favoriteTab, tabAddress } from './favorite-tabs';
import type { FavoritesPage } from './favorites.loader';
import styles from './favorites-screen.module.css';
import { useFavorites } from './use-favorites';

/** The visitor's favorites, one tab per kind. */
export function FavoritesScreen(page: FavoritesPage) {
  return (
    <>
      <SectionHeader heading="h1" title="Favorites" note="Only you can see this." />
      <LinkTabs
        label="Kinds of favorites"
        tabs={FAVORITE_TABS.map(({ id, label }) => ({ href: tabAddress(id), label, current: id === page.tab }))}
      />
      <FavoriteList key={`${page.tab} ${page.view.page}`} {...page} />
    </>
  );
}

function FavoriteList(page: FavoritesPage) {
  const dispatch = useAppDispatch();
  const container = useRef<HTMLDivElement>(null);
  const { list, markOf, onCancel, onMore, onRetry } = useFavorites(page);
  const { one, noun, grid, empty } = favoriteTab(page.tab);
  const rules = favoriteList(page.tab);
  // The focused button disappears with its card, so focus moves to the list.
  const stay = () => container.current?.focus({ preventScroll: true });
  const more = () => {
    stay();
    onMore();
  };

  return (
    <div ref={container} tabIndex={-1} className={styles.list}>
      <ListCount list={list} noun={one} plural={noun} />
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
                stay();
                dispatch(reactionRemovalRequested(markOf(favorite)));
              }}
            />
          )}
          empty={
            list.total > 0 ? (
              <EmptyState
                drawing={empty.drawing}
                title="Nothing left on this page."
                heading="h2"
                action={
                  list.total > rangeOf(page.view).offset ? (
                    <Button look="primary" onClick={more}>
                      Show more {noun}
                    </Button>
                  ) : (
                    <ButtonLink look="primary" href={addressOf(rules, atPage(page.view, 1))}>
                      Go to first page
                    </ButtonLink>
                  )
                }
              />
            ) : (
              <EmptyState
                drawing={empty.drawing}
                title={empty.title}
                heading="h2"
                action={
                  <ButtonLink look="primary" href={empty.href}>
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
