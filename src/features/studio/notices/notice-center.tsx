import { useEffect } from 'react';
import { CheckCheck } from 'lucide-react';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { BlockError } from '@/components/empty-error-states/error-state';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { useAddress } from '@/components/hooks/use-address';
import type { NoticeKind } from '@/device/studio-notices';
import { pathOf, paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { NoticeItem } from './notice-item';
import { NoticeSounds } from './notice-sounds';
import { useClock } from './use-clock';
import { useNoticeFeed } from './use-notice-feed';
import { useNotices } from './use-notices';
import { useTabBadge } from './use-tab-badge';
import styles from './notices.module.css';

/** Kinds that a page shows anyway, so that opening it marks them as read. */
const SHOWN_AT: Readonly<Record<string, readonly NoticeKind[]>> = {
  [studioPaths.orders]: ['order'],
  [studioPaths.comments]: ['comment'],
  [studioPaths.subscribers]: ['subscriber'],
  [studioPaths.earnings]: ['tip', 'sale'],
  [studioPaths.payouts]: ['payout'],
  [paths.studioLive]: ['request'],
};

interface NoticeCenterProps {
  open: boolean;
  onClose: () => void;
}

/** What happened in the studio, latest first, and the sounds for it. Keeps the notices up to date while it is mounted. */
export function NoticeCenter({ open, onClose }: NoticeCenterProps) {
  const path = pathOf(useAddress());
  const { account, notices, unread, markRead } = useNotices();
  const { status, news, reload } = useNoticeFeed(account);
  const isLoading = status === 'loading';
  useTabBadge(unread.length);

  // Not while the page stays open, because its list doesn't grow by itself.
  useEffect(() => {
    const kinds = SHOWN_AT[path];
    if (kinds && !isLoading) markRead(({ kind }) => kinds.includes(kind));
  }, [path, isLoading, markRead]);

  return (
    <>
      <p className="visually-hidden" role="status">
        {news}
      </p>
      <Dialog open={open} onClose={onClose} title="Notices" shape="side">
        <div className={styles.center}>
          <div className={styles.top}>
            <p className={styles.quiet}>{unread.length === 0 ? 'All read' : `${unread.length} unread`}</p>
            <Button
              size="sm"
              look="ghost"
              icon={<CheckCheck />}
              disabled={unread.length === 0}
              onClick={() => markRead(() => true)}
            >
              Mark all as read
            </Button>
          </div>
          {status === 'failed' ? <BlockError title="Some notices couldn’t be loaded." onRetry={reload} /> : null}
          <NoticeList
            isLoading={isLoading}
            notices={notices}
            onOpen={(id) => {
              markRead((notice) => notice.id === id);
              onClose();
            }}
          />
          <NoticeSounds />
        </div>
      </Dialog>
    </>
  );
}

interface NoticeListProps {
  isLoading: boolean;
  notices: ReturnType<typeof useNotices>['notices'];
  onOpen: (id: string) => void;
}

function NoticeList({ isLoading, notices, onOpen }: NoticeListProps) {
  const now = useClock();
  if (notices.length > 0)
    return (
      <ul role="list" className={styles.list} aria-label="Notices">
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} now={now} onOpen={() => onOpen(notice.id)} />
        ))}
      </ul>
    );
  if (isLoading)
    return (
      <div className={styles.list} role="status" aria-label="Loading notices">
        {[0, 1, 2, 3].map((line) => (
          <div key={line} className={styles.skeleton} />
        ))}
      </div>
    );
  return (
    <EmptyState drawing="letter" title="No notices yet">
      <p>Orders, tips, subscribers and comments show up here.</p>
    </EmptyState>
  );
}
