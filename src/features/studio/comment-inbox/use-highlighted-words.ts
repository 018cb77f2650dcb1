import { useSyncExternalStore } from 'react';
import {
  noHighlightedWords,
  onHighlightedWordsChange,
  readHighlightedWords,
  writeHighlightedWords,
} from '@/device/highlighted-words';
import { useAppSelector } from '@/store/hooks';

export function useHighlightedWords(): [words: readonly string[], keep: (words: readonly string[]) => void] {
  const own = useAppSelector(({ auth }) => auth.authUser?._id ?? '');
  const words = useSyncExternalStore(onHighlightedWordsChange, () => readHighlightedWords(own), noHighlightedWords);
  return [words, (next) => writeHighlightedWords(own, next)];
}
