import { Fragment } from 'react';
import { textPieces } from '@/entities/comment/rich-text';
import styles from './comments.module.css';

/** Comment text with links and, next to a player, time codes that seek. */
export function CommentText({ text, onSeek }: { text: string; onSeek?: (seconds: number) => void }) {
  return (
    <p className={styles.text} dir="auto">
      {textPieces(text).map((piece, index) => {
        if (piece.kind === 'link') {
          return (
            <a key={index} href={piece.href} target="_blank" rel="noopener nofollow ugc">
              {piece.text}
            </a>
          );
        }
        if (piece.kind === 'time' && onSeek) {
          return (
            <button
              key={index}
              type="button"
              className={styles.time}
              aria-label={`Go to ${piece.text}`}
              onClick={() => onSeek(piece.seconds)}
            >
              {piece.text}
            </button>
          );
        }
        return <Fragment key={index}>{piece.text}</Fragment>;
      })}
    </p>
  );
}
