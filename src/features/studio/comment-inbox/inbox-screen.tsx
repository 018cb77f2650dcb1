import { useRef, useState } from 'react';
import { cx } from '@/components/cx';
import { ListCount } from '@/components/listing/list-count';
import { ListFilters } from '@/components/listing/list-filters';
import { NoResults } from '@/components/listing/no-results';
import { useListAddress } from '@/components/listing/use-list-address';
import { Pagination } from '@/components/pagination/pagination';
import { SectionHeader } from '@/components/section/section-header';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { BlockError } from '@/components/empty-error-states/error-state';
import { NotOffered } from '@/components/empty-error-states/not-offered';
import { useReload } from '@/components/hooks/use-reload';
import type { InboxComment } from '@/contract/comment';
import { activeFilters, addressOf, addressOfPage, lastPageOf, withFilter } from '@/lib/lists/list-address';
import { highlightWords } from '@/device/highlighted-words';
import { useAppSelector } from '@/store/hooks';
import { useRemoval } from '@/store/removal/use-removal';
import { TRY_LATER } from '@/store/request/request-state';
import { INBOX, inboxFilters, itemPath, itemsOf } from './comment-inbox';
import { InboxCommentItem } from './inbox-comment';
import type { InboxPage } from './inbox.loader';
import { useHighlightedWords } from './use-highlighted-words';
import { HighlightedWords } from './highlighted-words';
import styles from './inbox.module.css';

export function InboxScreen({ view, items, total, failure, missing }: InboxPage) {
  const reload = useReload();
  const address = useListAddress(INBOX, view);
  const own = useAppSelector(({ auth }) => auth.authUser?._id ?? '');
  const { removalStatus, failures, remove } = useRemoval();
  const [highlightedWords, saveHighlightedWords] = useHighlightedWords();
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const [answeredOf, setAnsweredOf] = useState(items);
  // The page reloaded, so its data is newer than the local changes.
  if (answeredOf !== items) {
    setAnsweredOf(items);
    setAnswered(new Set());
  }
  const listTop = useRef<HTMLOListElement>(null);

  const shown = items.filter(({ _id }) => !removalStatus[_id]);
  const list = {
    items: shown,
    total: Math.max(0, total - (items.length - shown.length)),
    requesting: false,
    error: failure === null ? null : { message: failure },
  };
  const set = inboxFilters(itemsOf(items));
  const filtered = activeFilters(INBOX, address.view).length > 0;
  /** Shown when every item of this page was deleted but other pages have items. */
  const emptied = shown.length === 0 && list.total > 0 && (items.length > 0 || view.page > 1);
  const left = items.some(
    ({ _id }) => removalStatus[_id] === 'done' || (view.filters.open !== undefined && answered.has(_id)),
  );
  const found = shown.filter(({ content }) => highlightWords(content, highlightedWords).some(({ hit }) => hit)).length;

  const removeComment = ({ _id }: InboxComment) => {
    // The focused button disappears with the comment, so move the focus to the list.
    listTop.current?.focus({ preventScroll: true });
    remove({
      ids: [_id],
      text: 'Removed successfully!',
      failure: TRY_LATER,
      send: ({ comments }, id, options) => comments.remove(id, options),
    });
  };

  const pages = (
    <Pagination
      current={view.upto}
      last={lastPageOf(total)}
      hrefFor={(page) => addressOfPage(INBOX, view, page, left)}
      label="comments"
    />
  );
  const body = () => {
    if (failure !== null)
      return (
        <BlockError
          title="The comments couldn’t be loaded."
          message={failure}
          onRetry={reload}
          retrying={address.going}
        />
      );
    if (emptied) {
      return (
        <div className={cx(styles.page, address.going && styles.going)} aria-busy={address.going || undefined}>
          <EmptyState drawing="letter" heading="h2" title="Nothing left on this page" />
          {pages}
        </div>
      );
    }
    if (shown.length === 0) {
      return (
        <NoResults
          set={set}
          address={address}
          noun="comments"
          drawing="letter"
          nothing={
            <EmptyState drawing="letter" heading="h2" title="No comments yet">
              <p>Comments on your videos, galleries, products, posts and page show up here.</p>
            </EmptyState>
          }
        />
      );
    }
    return (
      <div className={cx(styles.page, address.going && styles.going)} aria-busy={address.going || undefined}>
        <HighlightedWords words={highlightedWords} onChange={saveHighlightedWords} found={found} />
        <ol ref={listTop} role="list" tabIndex={-1} aria-label="Comments" className={styles.list}>
          {shown.map((comment) => {
            const { _id, objectInfo } = comment;
            return (
              <li key={_id}>
                <InboxCommentItem
                  comment={comment}
                  highlightedWords={highlightedWords}
                  itemHref={objectInfo ? itemPath(objectInfo, own) : null}
                  onlyHref={
                    objectInfo && view.filters.item !== objectInfo._id
                      ? addressOf(INBOX, withFilter(view, 'item', objectInfo._id))
                      : null
                  }
                  failure={failures[_id]}
                  onAnswered={() => setAnswered((before) => new Set(before).add(_id))}
                  onDelete={() => removeComment(comment)}
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
      {shown.length > 0 || emptied || filtered ? (
        <ListFilters set={set} address={address} noun="comments" list={list} />
      ) : null}
      {missing && (
        <NotOffered what="the comments on everything you publish in one place. Here are those on your profile; all others are below each item" />
      )}
      {body()}
    </>
  );
}
