import { useSyncExternalStore } from 'react';
import { noWatchWords, onWatchWordsChange, readWatchWords, writeWatchWords } from '@/device/highlighted-words';
import { useAppSelector } from '@/store/hooks';

/** The words that the performer wants to notice, kept on this device. */
export function useWatchWords(): [words: readonly string[], keep: (words: readonly string[]) => void] {
  const own = useAppSelector(({ auth }) => auth.authUser?._id ?? '');
  const words = useSyncExternalStore(onWatchWordsChange, () => readWatchWords(own), noWatchWords);
  return [words, (next) => writeWatchWords(own, next)];
}
