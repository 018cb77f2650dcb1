import { useState } from 'react';
import { Avatar } from '@/components/avatar/avatar';
import { Button } from '@/components/button/button';
import { formatDuration, formatTokens } from '@/lib/format/format';
import type { WaitingRequest } from '@/store/streaming/streaming.slice';
import styles from './requests-panel.module.css';
import { minutesText } from './show-labels';
import { useNow } from '@/components/text/use-now';

interface RequestCardProps {
  request: WaitingRequest;
  onAccept: () => void;
  onDecline: () => Promise<void>;
}

export function RequestCard({
  request: { user, price, affordableMinutes, userNote, since },
  onAccept,
  onDecline,
}: RequestCardProps) {
  const [declining, setDeclining] = useState(false);
  const now = useNow(null, 1000);
  const name = user.name || user.username || 'A fan';
  const decline = () => {
    setDeclining(true);
    void onDecline().finally(() => setDeclining(false));
  };
  return (
    <article className={styles.card} aria-label={`Request from ${name}`}>
      <div className={styles.person}>
        <Avatar src={user.avatar} name={name} />
        <div className={styles.text}>
          <p className={styles.name} dir="auto">
            {name}
          </p>
          <p className={styles.facts}>
            <span>Private show</span>
            {price === undefined ? null : <span>{price > 0 ? `${formatTokens(price)} a minute` : 'Free'}</span>}
            {affordableMinutes ? <span>Can pay for {minutesText(affordableMinutes)}</span> : null}
            <span role="timer">Waiting {formatDuration((now - since) / 1000)}</span>
          </p>
        </div>
      </div>
      {userNote && (
        <p className={styles.note} dir="auto">
          {userNote}
        </p>
      )}
      <div className={styles.actions}>
        <Button size="sm" loading={declining} onClick={decline}>
          Decline <span className="visually-hidden">{name}</span>
        </Button>
        <Button size="sm" variant="primary" onClick={onAccept}>
          Accept <span className="visually-hidden">{name}</span>
        </Button>
      </div>
    </article>
  );
}
