import { highlightWords } from '@/device/highlighted-words';
import styles from './inbox.module.css';

/** Comment text with highlighted words marked, rendered as text only. */
export const MarkedText = ({ text, words }: { text: string; words: readonly string[] }) => (
  <p className={styles.text} dir="auto">
    {highlightWords(text, words).map((piece, index) =>
      piece.hit ? <mark key={index}>{piece.text}</mark> : piece.text,
    )}
  </p>
);
