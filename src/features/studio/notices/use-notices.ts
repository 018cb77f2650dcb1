import { useCallback, useSyncExternalStore } from 'react';
import { readNoticeReads, writeNoticeReads } from '@/device/notice-reads';
import {
  markNoticesRead,
  type NoticeKind,
  noStudioNotices,
  onStudioNoticesChange,
  readStudioNotices,
  type StudioNotice,
} from '@/device/studio-notices';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { useAppSelector } from '@/store/hooks';
import { getReadTimes } from './merge-notices';

/** The notices of the logged-in performer on this device, latest first. */
export function useNotices() {
  const account = useAppSelector(({ auth }) => auth.authUser?._id ?? '');
  const notices = useSyncExternalStore(onStudioNoticesChange, () => readStudioNotices(account), noStudioNotices);
  const markRead = useCallback(
    (isMeant: (notice: StudioNotice) => boolean) => {
      markNoticesRead(isMeant);
      writeNoticeReads(account, getReadTimes(readStudioNotices(account), readNoticeReads(account)));
    },
    [account],
  );
  return { account, notices, unread: notices.filter(({ isRead }) => !isRead), markRead };
}

/** Kinds that a page shows anyway: its menu entry counts them, and opening it marks them as read. */
export const SHOWN_AT: Readonly<Record<string, readonly NoticeKind[]>> = {
  [studioPaths.orders]: ['order'],
  [studioPaths.comments]: ['comment'],
  [studioPaths.subscribers]: ['subscriber'],
  [studioPaths.earnings]: ['tip', 'sale'],
  [studioPaths.payouts]: ['payout'],
  [paths.studioLive]: ['request'],
};

/** Number of unread notices per path of a menu entry. */
export function useNoticeCounts(): (href: string) => number {
  const { unread } = useNotices();
  return (href) => unread.filter(({ kind }) => SHOWN_AT[href]?.includes(kind)).length;
}
