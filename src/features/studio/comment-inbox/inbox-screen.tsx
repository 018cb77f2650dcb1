import dynamic from 'next/dynamic';
import { Checkbox } from 'antd';
import { useRef, useState, type ComponentType } from 'react';
import { Trash2 } from 'lucide-react';
import { cx } from '@/components/cx';
import { ListCount } from '@/components/listing/list-count';
import { useListNavigation } from '@/components/listing/use-list-navigation';
import { Pagination } from '@/components/pagination/pagination';
import { SectionHeader } from '@/components/section/section-header';
import { ListToolbar, NoMatches } from '../shared/list-toolbar';
import { LoadFailure, StudioEmptyState, NotSupported } from '../shared/states';
import { useReload } from '@/components/hooks/use-reload';
import type { InboxComment } from '@/contract/comment';
import type { PublicUser } from '@/contract/user';
import { BulkBar } from '../shared/bulk-bar';
import type { FanCardProps } from '@/entities/live-show/live-slots';
import { activeFilters, getListUrl, getPageUrl, getLastPage, withFilter } from '@/lib/lists/list-url';
import { highlightWords } from '@/device/highlighted-words';
import { useAppSelector } from '@/store/hooks';
import { useRemoval } from '@/store/removal/use-removal';
import { TRY_LATER } from '@/store/request/request-state';
import { INBOX, inboxFilters, itemPath, getItems } from './comment-inbox';
import { InboxCommentItem } from './inbox-comment';
import type { InboxPage } from './inbox.loader';
import { useBlockFan } from './use-block-fan';
import { useHighlightedWords } from './use-highlighted-words';
import { HighlightedWords } from './highlighted-words';
import styles from './inbox.module.css';

interface InboxScreenProps extends InboxPage {
  FanCard: ComponentType<FanCardProps>;
}

const BlockDialog = dynamic(() => import('./block-dialog').then((module) => module.BlockDialog), { ssr: false });

export function InboxScreen({ view, items, total, failure, missing, FanCard }: InboxScreenProps) {
  const [card, setCard] = useState<FanCardProps['open']>(null);
  const reload = useReload();
  const navigation = useListNavigation(INBOX, view);
  const own = useAppSelector(({ auth }) => auth.authUser?._id ?? '');
  const { removalStatus, failures, remove } = useRemoval();
  const [highlightedWords, saveHighlightedWords] = useHighlightedWords();
  // Another dialog may be open when the response arrives.
  const {
    blocked,
    setBlocked,
    busy,
    failure: blockFailure,
    block,
    clearFailure,
  } = useBlockFan((fanId) => setToBlock((now) => (now?._id === fanId ? null : now)));
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [blockedBefore, setBlockedBefore] = useState(blocked);
  const [loadedItems, setLoadedItems] = useState(items);
  // The page reloaded, so its data is newer than the local changes.
  if (loadedItems !== items) {
    setLoadedItems(items);
    setAnswered(new Set());
    setBlockedBefore(blocked);
  }
  const listTop = useRef<HTMLOListElement>(null);

  // Undefined until the dialog is used, which loads it.
  const [toBlock, setToBlock] = useState<PublicUser | null>();
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const shown = items.filter(({ _id, creator }) => !removalStatus[_id] && !(creator && blocked.has(creator._id)));
  const selected = shown.filter(({ _id }) => selection.has(_id));
  const list = {
    items: shown,
    total: Math.max(0, total - (items.length - shown.length)),
    requesting: false,
    error: failure === null ? null : { message: failure },
  };
  const set = inboxFilters(getItems(items), missing);
  const isFiltered = activeFilters(INBOX, navigation.view).length > 0;
  /** Shown when every item of this page was deleted but other pages have items. */
  const isEmptied = shown.length === 0 && list.total > 0 && (items.length > 0 || view.page > 1);
  const hasLeft = items.some(
    ({ _id, creator }) =>
      removalStatus[_id] === 'done' ||
      (view.filters.open !== undefined && answered.has(_id)) ||
      (creator && blocked.has(creator._id) && !blockedBefore.has(creator._id)),
  );
  const found = shown.filter(({ content }) => highlightWords(content, highlightedWords).some(({ hit }) => hit)).length;

  const closeBlock = () => {
    setToBlock(null);
    clearFailure();
  };
  const select = (id: string, isSelected: boolean) =>
    setSelection((before) => {
      const next = new Set(before);
      if (isSelected) next.add(id);
      else next.delete(id);
      return next;
    });
  const removeComments = (comments: readonly InboxComment[]) => {
    // The focused button disappears with the comment, so move the focus to the list.
    listTop.current?.focus({ preventScroll: true });
    remove({
      ids: comments.map(({ _id }) => _id),
      text: 'Removed successfully!',
      failure: TRY_LATER,
      send: ({ comments }, id, options) => comments.remove(id, options),
    });
  };

  const pages = (
    <Pagination
      current={view.upto}
      last={getLastPage(total)}
      hrefFor={(page) => getPageUrl(INBOX, view, page, hasLeft)}
      label="comments"
    />
  );
  const body = () => {
    if (failure !== null)
      return (
        <LoadFailure
          title="The comments couldn’t be loaded."
          message={failure}
          onRetry={reload}
          retrying={navigation.isNavigating}
        />
      );
    if (isEmptied) {
      return (
        <div
          className={cx(styles.page, navigation.isNavigating && styles.navigating)}
          aria-busy={navigation.isNavigating || undefined}
        >
          <StudioEmptyState illustration="letter" title="Nothing left on this page" />
          {pages}
        </div>
      );
    }
    if (shown.length === 0 && isFiltered) return <NoMatches navigation={navigation} noun="comments" />;
    if (shown.length === 0) {
      return (
        <StudioEmptyState illustration="letter" title="No comments yet">
          <p>Comments on your videos, galleries, products, posts and page show up here.</p>
        </StudioEmptyState>
      );
    }
    return (
      <div
        className={cx(styles.page, navigation.isNavigating && styles.navigating)}
        aria-busy={navigation.isNavigating || undefined}
      >
        <HighlightedWords words={highlightedWords} onChange={saveHighlightedWords} found={found} />
        <Checkbox
          checked={selected.length === shown.length}
          indeterminate={selected.length > 0 && selected.length < shown.length}
          onChange={({ target }) => setSelection(new Set(target.checked ? shown.map(({ _id }) => _id) : []))}
        >
          Select all on this page
        </Checkbox>
        <BulkBar
          noun="comment"
          plural="comments"
          selected={selected}
          actions={[{ key: 'delete', label: 'Delete', icon: <Trash2 />, danger: true, onRun: removeComments }]}
          onClear={() => setSelection(new Set())}
        />
        <ol ref={listTop} role="list" tabIndex={-1} aria-label="Comments" className={styles.list}>
          {shown.map((comment) => {
            const { _id, creator, objectInfo } = comment;
            return (
              <li key={_id}>
                <InboxCommentItem
                  comment={comment}
                  highlightedWords={highlightedWords}
                  itemHref={objectInfo ? itemPath(objectInfo, own) : null}
                  onlyHref={
                    objectInfo && view.filters.item !== objectInfo._id
                      ? getListUrl(INBOX, withFilter(view, 'item', objectInfo._id))
                      : null
                  }
                  failure={failures[_id]}
                  onAnswered={() => setAnswered((before) => new Set(before).add(_id))}
                  isSelected={selection.has(_id)}
                  onSelect={(isSelected) => select(_id, isSelected)}
                  onDelete={() => removeComments([comment])}
                  onBlock={creator && !creator.isPerformer ? () => setToBlock(creator) : undefined}
                  onCard={creator && !creator.isPerformer ? () => setCard({ _id: creator._id, fan: creator }) : null}
                />
              </li>
            );
          })}
        </ol>
        {pages}
      </div>
    );
  };

  return (
    <>
      <SectionHeader
        heading="h1"
        title="Comments"
        note={missing ? undefined : <ListCount list={list} noun="comment" plural="comments" />}
      />
      {shown.length > 0 || isEmptied || isFiltered ? (
        <ListToolbar set={set} navigation={navigation} noun="comments" total={list.total} />
      ) : null}
      {missing && (
        <NotSupported what="an inbox for all comments. Comments on your profile are shown here; find the others below each item" />
      )}
      {body()}
      {toBlock !== undefined && (
        <BlockDialog
          fan={toBlock}
          isBusy={toBlock !== null && busy.includes(toBlock._id)}
          failure={blockFailure.fanId === toBlock?._id ? blockFailure.message : ''}
          onBlock={(fan) => void block(fan)}
          onClose={closeBlock}
        />
      )}
      <FanCard open={card} onClose={() => setCard(null)} onBlockChange={setBlocked} />
    </>
  );
}
