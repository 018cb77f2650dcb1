import { CalendarPlus, Radio } from 'lucide-react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { useFocusOnMount } from '@/components/section/use-focus-on-mount';
import { BlockError } from '@/components/empty-error-states/error-state';
import { formatDuration, formatNumber, formatTokens, formatQuantity } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { useAppSelector } from '@/store/hooks';
import { useShowIncome } from './use-show-income';
import styles from './ended-summary.module.css';

const TIPPERS_SHOWN = 5;

export function EndedSummary({ onAgain }: { onAgain: () => void }) {
  const { show, startedAt, endedAt, endedBySite, lostConnection, mostViewers, chatCount } = useAppSelector(
    (state) => state.broadcast,
  );
  const current = useAppSelector((state) => state.user.current);
  const { income, newSubscribers, failure, loading, retry } = useShowIncome();
  const { tickets, tips, privateShows, total, tippers } = income;
  const heading = useFocusOnMount();

  const figures = [
    ['Live for', formatDuration(((endedAt ?? 0) - (startedAt ?? 0)) / 1000)],
    ['Peak viewers', formatNumber(mostViewers)],
    [`Tips (${formatQuantity(tips.count, 'tip')})`, formatTokens(tips.tokens)],
    ...(tickets.count > 0 || show?.goLiveBody.isFree === false
      ? [[`Tickets (${formatNumber(tickets.count)} sold)`, formatTokens(tickets.tokens)] as const]
      : []),
    ...(privateShows.count > 0
      ? [
          [
            `Private and group shows (${formatQuantity(privateShows.count, 'fan')}, ${formatQuantity(privateShows.minutes, 'minute')})`,
            formatTokens(privateShows.tokens),
          ] as const,
        ]
      : []),
    ['Total', formatTokens(total)],
    ...(newSubscribers === null ? [] : [['New subscribers', formatNumber(newSubscribers)] as const]),
    ['Chat messages', formatNumber(chatCount)],
  ] as const;
  return (
    <section className={styles.summary} aria-labelledby="show-over">
      <h1 id="show-over" ref={heading} tabIndex={-1}>
        {endedBySite ? 'The site ended your show' : 'Your show has ended'}
      </h1>
      {lostConnection ? <p>The show ended because you lost connection.</p> : null}
      {show?.goLiveBody.title ? (
        <p className={styles.title} dir="auto">
          {show.goLiveBody.title}
        </p>
      ) : null}
      <dl className={styles.figures} aria-busy={loading}>
        {figures.map(([label, value]) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>Amounts are what fans paid, before commission.</p>
      {failure === null ? null : (
        <BlockError
          title="Your earnings couldn’t be loaded. The amounts above are what we counted during the show."
          message={failure}
          onRetry={retry}
        />
      )}
      {tippers.length > 0 ? (
        <section aria-labelledby="tippers">
          <h2 id="tippers" className={styles.heading}>
            Top tippers
          </h2>
          <ol role="list" className={styles.tippers}>
            {tippers.slice(0, TIPPERS_SHOWN).map(({ key, name, tokens }) => (
              <li key={key}>
                <bdi>{name}</bdi>
                <span>{formatTokens(tokens)}</span>
              </li>
            ))}
          </ol>
          {tippers.length > TIPPERS_SHOWN ? (
            <p className={styles.note}>and {formatQuantity(tippers.length - TIPPERS_SHOWN, 'more fan')}</p>
          ) : null}
        </section>
      ) : null}
      <div className={styles.actions}>
        <Button variant="primary" icon={<Radio />} onClick={onAgain}>
          Go live again
        </Button>
        <ButtonLink icon={<CalendarPlus />} href={studioPaths.events}>
          Plan your next show
        </ButtonLink>
        <ButtonLink href={studioPaths.earnings}>View earnings</ButtonLink>
        <ButtonLink href={paths.performer(current)}>View profile</ButtonLink>
      </div>
    </section>
  );
}
