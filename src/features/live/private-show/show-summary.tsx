import type { ReactNode } from 'react';
import { Avatar } from '@/components/avatar/avatar';
import { Link } from '@/components/link';
import { useFocusOnMount } from '@/components/section/use-focus-on-mount';
import { formatNumber, formatTokens } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { useAppSelector } from '@/store/hooks';
import { runningTimeAt, type Meter } from '@/store/private-show/minute-meter';
import type { Ending, Show } from '@/store/private-show/show';
import cards from './message-card.module.css';
import styles from './show-summary.module.css';
import { getEndingForFan, getEndingForPerformer, lengthText, minutesText, showName } from './show-labels';

interface ShowSummaryProps {
  show: Show;
  ending: Ending;
  children: ReactNode;
}

export function ShowSummary({ show, ending, children }: ShowSummaryProps) {
  const meter = useAppSelector(({ privateShow }) => privateShow.meter);
  const heading = useFocusOnMount();
  const isFan = show.role === 'fan';
  const name = show.other?.name ?? 'everyone';
  return (
    <section className={cards.card} aria-labelledby="show-over">
      {show.other && <Avatar src={show.other.avatar} name={name} size="lg" />}
      <div className={styles.head}>
        <h1
          id="show-over"
          ref={heading}
          tabIndex={-1}
          aria-describedby="show-over-why"
          className={cards.title}
          dir="auto"
        >
          {show.other ? `Your ${showName(show.kind)} with ${name} has ended` : `Your ${showName(show.kind)} has ended`}
        </h1>
        <p id="show-over-why" className={cards.text} dir="auto">
          {isFan ? getEndingForFan(ending, name, show.kind) : getEndingForPerformer(ending, name)}
        </p>
      </div>
      {meter ? (
        <Receipt show={show} ending={ending} meter={meter} />
      ) : (
        <p className={cards.text}>It didn’t start, so nothing was charged.</p>
      )}
      <div className={cards.actions}>{children}</div>
    </section>
  );
}

function Receipt({ show: { role, price }, ending, meter }: { show: Show; ending: Ending; meter: Meter }) {
  const ranFor = useAppSelector(({ privateShow }) => privateShow.ranFor);
  const isFan = role === 'fan';
  const isCounting = isFan && price > 0 && meter.due.length > 0;
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>Duration</dt>
          <dd>{lengthText(ranFor ?? runningTimeAt(meter, ending.at))}</dd>
        </div>
        <div>
          <dt>{isFan ? 'Charged' : 'Minutes paid'}</dt>
          <dd>{isFan ? minutesText(meter.minutes) : formatNumber(meter.minutes)}</dd>
        </div>
        {!isFan && (
          <div>
            <dt>Fans paid</dt>
            <dd>{formatTokens(meter.gross)}</dd>
          </div>
        )}
        <div>
          <dt>{isFan ? 'Paid' : 'Earned'}</dt>
          <dd className={styles.sum}>{formatTokens(meter.tokens)}</dd>
        </div>
      </dl>
      {isCounting && (
        <p className={styles.note} role="status">
          We’re still confirming the last minute. You won’t be charged again.
        </p>
      )}
      {isFan && meter.minutes > 0 && (
        <Link className={styles.link} href={paths.tokenHistory()}>
          View token history
        </Link>
      )}
    </>
  );
}
