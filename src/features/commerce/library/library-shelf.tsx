import { useState, type ComponentType } from 'react';
import type { DownloadProps } from '@/entities/access/item-slots';
import { useIsHydrated } from '@/components/hooks/use-is-hydrated';
import { ListCount } from '@/components/listing/list-count';
import { ListFilters } from '@/components/listing/list-filters';
import { isBlankList, ListResults, type ListContent } from '@/components/listing/list-results';
import { useListNavigation } from '@/components/listing/use-list-navigation';
import { CancelLoadingContext } from '@/components/status/cancel-loading';
import { cx } from '@/components/cx';
import { noArchive, readArchive } from '@/device/library-archive';
import { activeFilters, PAGE_SIZE, getRange } from '@/lib/lists/list-url';
import { LibraryEmptyState } from './library-empty-state';
import { LIBRARY_FILTERS, libraryList, libraryTab, getShelf, type LibraryView } from './library-tabs';
import { OwnedCard } from './owned-card';
import type { OwnedItem } from './owned-items';
import styles from './library-screen.module.css';
import { useArchive } from './use-library';

interface Props {
  tab: string;
  view: LibraryView;
  things: readonly OwnedItem[];
  requesting: boolean;
  failure: string | null;
  onRetry: () => void;
  Download: ComponentType<DownloadProps>;
}

/**
 * The cards of a tab. Cards rendered on the server stay hidden until the device has reported which ones are archived.
 * An item archived afterward leaves its place only at the next full render, so that nothing jumps.
 */
export function LibraryShelf({ tab: id, view, things, requesting, failure, onRetry, Download }: Props) {
  const tab = libraryTab(id);
  const rules = libraryList(id);
  const navigation = useListNavigation(rules, view);
  const isHydrated = useIsHydrated();
  const archive = useArchive();
  const [drawnWith, setDrawnWith] = useState<readonly string[] | null>(null);
  const { limit, offset } = getRange(view);
  const [shownCount, setShownCount] = useState(limit);

  if (isHydrated && drawnWith === null) setDrawnWith(readArchive());

  const before = drawnWith ?? noArchive();
  const all = getShelf(things, tab, view, before);
  const list: ListContent<OwnedItem> = {
    items: all.slice(offset, offset + shownCount),
    total: all.length,
    requesting,
    error: failure === null ? null : { message: failure },
  };
  const isBlank = isBlankList(list) && activeFilters(rules, view).length === 0;
  return (
    <div className={styles.shelf}>
      {!isBlank && (
        <>
          <ListFilters set={LIBRARY_FILTERS} navigation={navigation} noun={tab.noun} list={list} />
          <p className={styles.count}>
            <ListCount
              list={{ ...list, total: getShelf(things, tab, view, archive).length }}
              noun={view.filters.archived ? `archived ${tab.one}` : tab.one}
              plural={view.filters.archived ? `archived ${tab.noun}` : tab.noun}
            />
          </p>
        </>
      )}
      <div className={cx(drawnWith === null && styles.waiting)}>
        <CancelLoadingContext value={null}>
          <ListResults
            rules={rules}
            view={view}
            list={list}
            kind="video"
            noun={tab.noun}
            card={(thing, index) => (
              <OwnedCard
                key={thing.key}
                thing={thing}
                priority={index === 0}
                isArchived={archive.includes(thing.key)}
                hasMoved={drawnWith !== null && archive.includes(thing.key) !== before.includes(thing.key)}
                Download={Download}
              />
            )}
            empty={<LibraryEmptyState tab={tab} navigation={navigation} hasArchived={before.length > 0} />}
            isNavigating={navigation.isNavigating}
            onMore={() => setShownCount((count) => count + PAGE_SIZE)}
            onRetry={onRetry}
          />
        </CancelLoadingContext>
      </div>
    </div>
  );
}
