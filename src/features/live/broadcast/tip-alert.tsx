import { HandCoins } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatTokens } from '@/lib/format/format';
import { useAppSelector } from '@/store/hooks';
import styles from './tip-alert.module.css';

const SHOWN_MS = 8000;

/**
 * The latest tip with its message, on the performer's video for a few seconds. The chat announces it to screen readers.
 */
export function TipAlert() {
  const tip = useAppSelector((state) => state.broadcast.tips[0]);
  // Tips from before, for example of a resumed show, are in the list below.
  const [shownId, setShownId] = useState(tip?.id);
  const id = tip?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(() => setShownId(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id]);
  if (!tip || tip.id === shownId) return null;
  return (
    <p className={styles.alert} aria-hidden="true" data-testid="tip-alert">
      <HandCoins />
      <span className={styles.text}>
        <bdi className={styles.name}>{tip.name}</bdi> tipped {formatTokens(tip.tokens)}
        {tip.message ? (
          <span className={styles.message} dir="auto">
            {tip.message}
          </span>
        ) : null}
      </span>
    </p>
  );
}
