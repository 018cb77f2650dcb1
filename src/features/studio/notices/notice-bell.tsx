import { Badge, Button, Tooltip } from 'antd';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Bell } from 'lucide-react';
import { useIsHydrated } from '@/components/hooks/use-is-hydrated';
import { useNotices } from './use-notices';
import styles from './notices.module.css';

const NoticeCenter = dynamic(() => import('./notice-center').then((module) => module.NoticeCenter), { ssr: false });

/** Opens the notices. What feeds them loads after the first paint. */
export function NoticeBell() {
  const isHydrated = useIsHydrated();
  const { unread } = useNotices();
  const [open, setOpen] = useState(false);
  const label = unread.length === 0 ? 'Notices' : `Notices, ${unread.length} unread`;
  return (
    <>
      <Tooltip title={open ? null : 'Notices'}>
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
      {isHydrated ? <NoticeCenter open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
