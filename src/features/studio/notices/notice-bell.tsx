import { Badge, Button, Tooltip } from 'antd';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Bell } from 'lucide-react';
import { useIsAfterInteraction } from '@/components/hooks/use-is-after-interaction';
import { useNotices } from './use-notices';
import styles from './notices.module.css';

const NoticeCenter = dynamic(() => import('./notice-center').then((module) => module.NoticeCenter), { ssr: false });

/** Opens the notices. What feeds them loads when it is needed. */
export function NoticeBell() {
  const isNeeded = useIsAfterInteraction();
  const { unread } = useNotices();
  const [open, setOpen] = useState(false);
  const label = unread.length === 0 ? 'Notifications' : `Notifications, ${unread.length} unread`;
  return (
    <>
      <Tooltip title={open ? null : 'Notifications'}>
        <Button
          type="text"
          className={styles.bell}
          aria-label={label}
          aria-haspopup="dialog"
          data-tour="notices"
          onClick={() => setOpen(true)}
          icon={
            <Badge count={unread.length} color="var(--color-accent)" size="small" title="">
              <Bell />
            </Badge>
          }
        />
      </Tooltip>
      {isNeeded ? <NoticeCenter open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
