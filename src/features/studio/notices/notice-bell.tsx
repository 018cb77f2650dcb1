import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Bell } from 'lucide-react';
import { IconButton } from '@/components/button/icon-button';
import { useNotices } from './use-notices';

const NoticeCenter = dynamic(() => import('./notice-center').then((module) => module.NoticeCenter), { ssr: false });

/** Opens the notices. What feeds them loads after the first paint. */
export function NoticeBell() {
  const { unread } = useNotices();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={unread.length === 0 ? 'Notices' : `Notices, ${unread.length} unread`}
        count={unread.length}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Bell aria-hidden="true" />
      </IconButton>
      <NoticeCenter open={open} onClose={() => setOpen(false)} />
    </>
  );
}
