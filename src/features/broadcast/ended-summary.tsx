import { Radio } from 'lucide-react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { useArrival } from '@/components/section/use-arrival';
import { formatDuration, formatNumber, formatTokens } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import styles from './ended-summary.module.css';

/** After the show: how it went. */
export function EndedSummary({ onAgain }: { onAgain: () => void }) {
  const { show, startedAt, endedAt, endedBySite, mostViewers, tipTokens, tipCount } = useAppSelector((state) => state.broadcast);
  const current = useAppSelector((state) => state.user.current);
  const heading = useArrival();

  const figures = [
    ['On air', formatDuration(((endedAt ?? 0) - (startedAt ?? 0)) / 1000)],
    ['Most viewers at once', formatNumber(mostViewers)],
    [tipCount === 1 ? 'From 1 tip' : `From ${formatNumber(tipCount)} tips`, formatTokens(tipTokens)],
  ] as const;
  return (
    <section className={styles.summary} aria-labelledby="show-over">
      <h1 id="show-over" ref={heading} tabIndex={-1}>
        {endedBySite ? 'The site has ended your show' : 'Your show is over'}
      </h1>
      {show?.wish.title ? (
        <p className={styles.title} dir="auto">
          {show.wish.title}
        </p>
      ) : null}
      <dl className={styles.figures}>
        {figures.map(([label, value]) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button look="primary" icon={<Radio />} onClick={onAgain}>
          Go live again
        </Button>
        <ButtonLink href={paths.performer(current)}>See my profile</ButtonLink>
      </div>
    </section>
  );
}
