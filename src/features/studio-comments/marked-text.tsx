import { markWords } from '@/lib/watch-words';
import styles from './desk.module.css';

/** What somebody wrote, with the words to notice marked. Text only. */
export const MarkedText = ({ text, words }: { text: string; words: readonly string[] }) => (
  <p className={styles.text} dir="auto">
    {markWords(text, words).map((piece, index) => (piece.hit ? <mark key={index}>{piece.text}</mark> : piece.text))}
  </p>
);
