import { Alert, Button, Drawer, Empty, Skeleton } from 'antd';
import { CheckCheck } from 'lucide-react';
import { Illustration } from '@/components/illustration/illustration';
import { useNow } from '@/components/text/use-now';
import { DRAWER_FOCUS } from '../shared/drawer-focus';
import { NoticeItem } from './notice-item';
import { NoticeSounds } from './notice-sounds';
import type { useNoticeFeed } from './use-notice-feed';
import { useNotices } from './use-notices';
import styles from './notices.module.css';

interface NoticeDrawerProps {
  open: boolean;
  onClose: () => void;
  feed: Pick<ReturnType<typeof useNoticeFeed>, 'status' | 'reload'>;
}

export function NoticeDrawer({ open, onClose, feed: { status, reload } }: NoticeDrawerProps) {
  const { notices, unread, markRead } = useNotices();
  return (
    <Drawer open={open} onClose={onClose} title={<h2>Notifications</h2>} destroyOnHidden {...DRAWER_FOCUS}>
      <div className={styles.center}>
        <div className={styles.top}>
          <p className={styles.quiet}>{unread.length === 0 ? 'No unread notifications' : `${unread.length} unread`}</p>
          <Button
            type="text"
            icon={<CheckCheck size={20} />}
            disabled={unread.length === 0}
            onClick={() => markRead(() => true)}
          >
            Mark all as read
          </Button>
        </div>
        {status === 'failed' ? (
          <Alert
            type="error"
            showIcon
            title="Some notifications couldn’t be loaded."
            action={
              <Button size="small" onClick={reload}>
                Retry
              </Button>
            }
          />
        ) : null}
        <NoticeList
          isLoading={status === 'loading'}
          notices={notices}
          onOpen={(id) => {
            markRead((notice) => notice.id === id);
            onClose();
          }}
        />
        <NoticeSounds />
      </div>
    </Drawer>
  );
}

interface NoticeListProps {
  isLoading: boolean;
  notices: ReturnType<typeof useNotices>['notices'];
  onOpen: (id: string) => void;
}

function NoticeList({ isLoading, notices, onOpen }: NoticeListProps) {
  const now = useNow(null, MINUTE_MS);
  if (notices.length > 0)
    return (
      <ul role="list" className={styles.list} aria-label="Notifications">
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} now={now} onOpen={() => onOpen(notice.id)} />
        ))}
      </ul>
    );
  if (isLoading)
    return (
      <div role="status" aria-label="Loading notifications">
        {[0, 1, 2, 3].map((line) => (
          <Skeleton key={line} avatar title={false} paragraph={{ rows: 2 }} />
        ))}
      </div>
    );
  return (
    <Empty image={<Illustration kind="letter" />} description={<h3>No notifications yet</h3>}>
      <p className={styles.quiet}>Orders, tips, subscribers and comments show up here.</p>
    </Empty>
  );
}

const MINUTE_MS = 60_000;
