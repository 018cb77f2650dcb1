import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { useCurrentUrl } from '@/components/hooks/use-current-url';
import { getPath } from '@/lib/page/paths';
import { useNoticeFeed } from './use-notice-feed';
import { SHOWN_AT, useNotices } from './use-notices';

const NoticeDrawer = dynamic(() => import('./notice-drawer').then((module) => module.NoticeDrawer), { ssr: false });

interface NoticeCenterProps {
  open: boolean;
  onClose: () => void;
}

/** Keeps the notices up to date while it is mounted, and shows them on demand. */
export function NoticeCenter({ open, onClose }: NoticeCenterProps) {
  const path = getPath(useCurrentUrl());
  const { account, unread, markRead } = useNotices();
  const feed = useNoticeFeed(account);
  const isLoading = feed.status === 'loading';
  useTabBadge(unread.length);
  const [isUsed, setIsUsed] = useState(open);
  if (open && !isUsed) setIsUsed(true);

  // Not while the page stays open, because its list doesn't grow by itself.
  useEffect(() => {
    const kinds = SHOWN_AT[path];
    if (kinds && !isLoading) markRead(({ kind }) => kinds.includes(kind));
  }, [path, isLoading, markRead]);

  return (
    <>
      <p className="visually-hidden" role="status">
        {feed.news}
      </p>
      {isUsed ? <NoticeDrawer open={open} onClose={onClose} feed={feed} /> : null}
    </>
  );
}

const PREFIX = /^\(\d+\) /;

function setIconBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}

/** While the tab is hidden, shows the count in the title of the page and on the app's icon. */
function useTabBadge(count: number): void {
  useEffect(() => {
    if (count === 0) return undefined;
    const show = (shown: number) => {
      const title = document.title.replace(PREFIX, '');
      document.title = shown > 0 ? `(${shown}) ${title}` : title;
      setIconBadge(shown);
    };
    const follow = () => show(document.visibilityState === 'hidden' ? count : 0);
    if (document.visibilityState === 'hidden') follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      if (PREFIX.test(document.title)) show(0);
    };
  }, [count]);
}
