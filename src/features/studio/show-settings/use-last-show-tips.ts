import { useSyncExternalStore } from 'react';
import {
  noShowTips,
  onLastShowTipsChange,
  readLastShowTips,
  type ShowTips,
  writeLastShowTips,
} from '@/device/last-show-tips';
import { useAppSelector } from '@/store/hooks';

export function useLastShowTips(): [tips: ShowTips, keep: (tips: ShowTips) => void] {
  const own = useAppSelector(({ auth }) => auth.authUser?._id ?? '');
  const tips = useSyncExternalStore(onLastShowTipsChange, () => readLastShowTips(own), noShowTips);
  return [tips, (next) => writeLastShowTips(own, next)];
}
