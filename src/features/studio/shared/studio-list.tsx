import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { cx } from '@/components/cx';
import type { IllustrationKind } from '@/components/illustration/illustration';
import type { FilterSet } from '@/components/listing/filter-set';
import { ListCount } from '@/components/listing/list-count';
import { useListNavigation } from '@/components/listing/use-list-navigation';
import type { MenuEntry } from '@/components/menu/menu';
import { Pagination } from '@/components/pagination/pagination';
import { SectionHeader } from '@/components/section/section-header';
import { activeFilters, getPageUrl, getLastPage, type ListRules, type ListView } from '@/lib/lists/list-url';
import { BulkBar, type BulkAction } from './bulk-bar';
import { ColumnSettings, useHiddenColumns } from './column-settings';
import { LinkButton } from './link-button';
import { ListToolbar, NoMatches } from './list-toolbar';
import { LoadFailure, StudioEmptyState, NotSupported } from './states';
import { StudioTable, type PictureShape, type StudioColumn } from './studio-table';
import type { BulkState } from './use-bulk';
import { useSelection } from './use-selection';
import styles from './studio-list.module.css';

interface StudioListProps<T extends { _id: string }, F extends string> {
  title: string;
  noun: string;
  plural: string;
  rules: ListRules<F>;
  view: ListView<F>;
  set: FilterSet<F>;
  items: readonly T[];
  total: number;
  /** True if a changed item no longer matches the filters. */
  left?: boolean;
  failure: string | null;
  /** False if the back end has no such list. */
  offered?: boolean;
  onRetry: () => Promise<unknown>;
  getName: (item: T) => string;
  hrefFor?: (item: T) => string;
  /** Called when a name without a link is clicked. */
  onOpen?: (item: T) => void;
  /** False for items without anything to open. */
  canOpen?: (item: T) => boolean;
  picture?: (item: T) => ReactNode;
  pictures?: PictureShape;
  note?: (item: T) => ReactNode;
  columns: readonly StudioColumn<T>[];
  menu?: (item: T) => readonly MenuEntry[];
  /** Bulk actions; without any, rows can't be selected. */
  actions?: readonly BulkAction<T>[];
  /** False for items that no bulk action is for. */
  canSelect?: (item: T) => boolean;
  bulk?: BulkState & { retry: () => void; dismiss: () => void };
  /** Result of `useRemoval`: removed items and failures. */
  removal?: {
    removalStatus: Readonly<Record<string, 'requested' | 'done'>>;
    failures: Readonly<Record<string, string>>;
  };
  /** Create link of the header and the empty state. */
  create?: { href: string; label: string };
  empty: { illustration: IllustrationKind; title: string; hint: string };
  /** True if there may be more items than the list shows without filters. */
  isPartial?: boolean;
  /** Header controls before `create`. */
  tools?: ReactNode;
  /** Rendered between the header and the filters. */
  children?: ReactNode;
}

const notRemoved = <T extends { _id: string }>(items: readonly T[], removal: StudioListProps<T, string>['removal']) =>
  removal ? items.filter(({ _id }) => !removal.removalStatus[_id]) : items;

/**
 * A management list of the studio: title and count; search, filters and order in the URL; a sortable table (cards on
 * phones); bulk actions, paging and all states. It renders its props and makes no calls.
 */
export function StudioList<T extends { _id: string }, F extends string>(props: StudioListProps<T, F>) {
  const { items: loaded, removal, bulk, ...list } = props;
  const { title, noun, plural, rules, view, set, failure, onRetry, create, empty, columns, actions = [] } = list;
  const navigation = useListNavigation(rules, view);
  // Lists of different things may have the same noun. The name becomes a part of CSS selectors.
  const listName = rules.path.replace(/\W+/g, '-').slice(1);
  const hidden = useHiddenColumns(listName);
  const [chosen, setChosen] = useSelection(bulk);
  const [retrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    void onRetry().finally(() => setRetrying(false));
  };

  const items = notRemoved(loaded, removal);
  const total = Math.max(0, list.total - (loaded.length - items.length));
  const selected = items.filter(({ _id }) => chosen.has(_id));
  const content = { items, total, requesting: false, error: failure === null ? null : { message: failure } };
  const isFiltered = activeFilters(rules, navigation.view).length > 0;
  const hasLeft = list.left || loaded.some(({ _id }) => removal?.removalStatus[_id] === 'done');
  /** Shown when every item of this page was deleted but other pages have items. */
  const isEmptied = items.length === 0 && total > 0 && (loaded.length > 0 || view.page > 1);
  const createLink = create && (
    <LinkButton type="primary" icon={<Plus />} href={create.href}>
      {create.label}
    </LinkButton>
  );

  const pages = (
    <Pagination
      current={view.upto}
      last={getLastPage(list.total)}
      hrefFor={(page) => getPageUrl(rules, view, page, hasLeft)}
      label={plural}
    />
  );
  // Rendering all rows takes long on phones, so they render only when what they show changes, and after the chosen
  // filter or order is visible.
  const { view: requested, go } = navigation;
  const table = useMemo(
    () => (
      <StudioTable
        {...props}
        columns={props.columns.filter(({ key }) => !hidden.includes(key))}
        items={notRemoved(props.items, props.removal)}
        navigation={{ rules: props.rules, view: requested, go }}
        selection={
          props.actions?.length
            ? { chosen, choose: (ids) => setChosen(new Set(ids)), canSelect: props.canSelect }
            : undefined
        }
        failures={{ ...props.removal?.failures, ...props.bulk?.failures }}
      />
    ),
    [props, hidden, chosen, setChosen, requested, go],
  );
  const deferredTable = useDeferredValue(table);
  const body = () => {
    if (list.offered === false) return <NotSupported what={`a list of your ${plural}`} />;
    if (failure !== null)
      return (
        <LoadFailure
          title={`Your ${plural} couldn’t be loaded.`}
          message={failure}
          onRetry={retry}
          retrying={navigation.isNavigating || retrying}
        />
      );
    if (items.length > 0) {
      return (
        <div
          className={cx(styles.list, navigation.isNavigating && styles.navigating)}
          aria-busy={navigation.isNavigating || undefined}
        >
          {navigation.isNavigating ? deferredTable : table}
          {pages}
        </div>
      );
    }
    if (isEmptied) {
      return (
        <div
          className={cx(styles.list, navigation.isNavigating && styles.navigating)}
          aria-busy={navigation.isNavigating || undefined}
        >
          <StudioEmptyState illustration={empty.illustration} title="Nothing left on this page" />
          {pages}
        </div>
      );
    }
    if (isFiltered) return <NoMatches navigation={navigation} noun={plural} />;
    return (
      <StudioEmptyState illustration={empty.illustration} title={empty.title} action={createLink}>
        <p>{empty.hint}</p>
      </StudioEmptyState>
    );
  };

  return (
    <div className={styles.page}>
      <SectionHeader
        heading="h1"
        title={title}
        note={list.offered === false ? undefined : <ListCount list={content} noun={noun} plural={plural} />}
      >
        {list.tools}
        {(items.length > 0 || isEmptied || isFiltered || failure !== null) && createLink}
      </SectionHeader>
      {list.children && <div className={styles.between}>{list.children}</div>}
      {(items.length > 0 ||
        isEmptied ||
        isFiltered ||
        (list.isPartial && list.offered !== false && failure === null)) && (
        <ListToolbar set={set} navigation={navigation} noun={plural} total={total}>
          <ColumnSettings list={listName} columns={columns} />
        </ListToolbar>
      )}
      {body()}
      {actions.length > 0 && (
        <BulkBar
          noun={noun}
          plural={plural}
          selected={selected}
          actions={actions}
          bulk={bulk}
          onClear={() => setChosen(new Set())}
        />
      )}
    </div>
  );
}
