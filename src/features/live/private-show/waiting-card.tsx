import { Avatar } from '@/components/avatar/avatar';
import { Button } from '@/components/button/button';
import { useArrival } from '@/components/section/use-hash-focus';
import { formatTokens } from '@/lib/format/format';
import type { Show } from '@/store/private-show/show';
import styles from './message-card.module.css';
import { useClock } from './use-clock';

const WAIT_MS = 60_000;

interface WaitingCardProps {
  show: Show;
  until: number;
  onTakeBack: () => void;
}

/** Waiting for the performer's answer: time left and Cancel. */
export function WaitingCard({ show, until, onTakeBack }: WaitingCardProps) {
  const heading = useArrival();
  const left = Math.max(0, until - useClock());
  const seconds = Math.ceil(left / 1000);
  const name = show.other?.name ?? 'The performer';
  return (
    <section className={styles.card} aria-labelledby="waiting">
      <Avatar src={show.other?.avatar} name={name} size="xl" live />
      <h1 id="waiting" ref={heading} tabIndex={-1} className={styles.title} dir="auto">
        Waiting for {name} to answer
      </h1>
      <p className={styles.text}>
        {show.price > 0
          ? `${formatTokens(show.price)} a minute, charged from the start of the show.`
          : 'The show is free.'}{' '}
        Stay on this page.
      </p>
      <div className={styles.time}>
        <span className={styles.track} aria-hidden="true">
          <span style={{ inlineSize: `${(left / WAIT_MS) * 100}%` }} />
        </span>
        <span role="timer">{seconds} s left</span>
      </div>
      <Button onClick={onTakeBack}>Cancel request</Button>
    </section>
  );
}
