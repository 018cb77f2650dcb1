import { Coins, PhoneOff } from 'lucide-react';
import { Avatar } from '@/components/avatar/avatar';
import { Button } from '@/components/button/button';
import { formatDuration, formatNumber, formatTokens, pluralize, signedTokens } from '@/lib/format/format';
import { useAppSelector } from '@/store/hooks';
import { runningTimeAt, msUntilBalanceEmpty } from '@/store/private-show/minute-meter';
import { selectIsCutOff, selectIsParticipantDisconnected, selectRuns } from '@/store/private-show/private-show.slice';
import type { Show } from '@/store/private-show/show';
import styles from './show-bar.module.css';
import { getConnectionText } from './show-labels';
import { useNow } from '@/components/text/use-now';

interface ShowBarProps {
  show: Show;
  onEnd: () => void;
}

export function ShowBar({ show, onEnd }: ShowBarProps) {
  const now = useNow(null, 1000);
  const runs = useAppSelector(selectRuns);
  const meter = useAppSelector(({ privateShow }) => privateShow.meter);
  const balance = useAppSelector(({ user }) => user.current.balance);
  const isFan = show.role === 'fan';
  const left = meter && isFan && show.price > 0 ? msUntilBalanceEmpty(meter, balance, show.price, now) : null;
  const isCutOff = useAppSelector(selectIsCutOff);
  const isOtherLost = useAppSelector(selectIsParticipantDisconnected);
  const lost = meter && getConnectionText({ own: isCutOff, other: isOtherLost ? (show.other?.name ?? null) : null });
  return (
    <div className={styles.bar}>
      <div className={styles.figures}>
        {show.other && (
          <p className={styles.person}>
            <Avatar src={show.other.avatar} name={show.other.name} size="sm" />
            <span dir="auto">{show.other.name}</span>
          </p>
        )}
        <p className={styles.clock} role="timer">
          <span className={runs ? styles.dot : styles.dotOff} aria-hidden="true" />
          <span className="visually-hidden">{runs ? 'In progress: ' : 'Paused: '}</span>
          {formatDuration((meter ? runningTimeAt(meter, now) : 0) / 1000)}
          {meter && !runs ? (
            <span className={styles.paused} aria-hidden="true">
              Paused
            </span>
          ) : null}
        </p>
        <p className={styles.tokens}>
          <Coins />
          <span className="visually-hidden">{isFan ? 'Paid so far: ' : 'Earned so far: '}</span>
          <span>{isFan ? formatNumber(meter?.tokens ?? 0) : signedTokens(meter?.tokens ?? 0)}</span>
          <span className="visually-hidden"> {pluralize(meter?.tokens ?? 0, 'token')}</span>
        </p>
        <p className={styles.rate}>
          {show.price > 0 ? `${formatTokens(show.price)} a minute` : 'Free'}
          {left !== null && Number.isFinite(left) ? ` · enough for ${formatDuration(left / 1000)} more` : ''}
        </p>
      </div>
      <p className={styles.trouble} role="status">
        {lost}
      </p>
      <Button variant="danger" icon={<PhoneOff />} onClick={onEnd}>
        {isFan && show.kind === 'group' ? 'Leave show' : 'End show'}
      </Button>
    </div>
  );
}
