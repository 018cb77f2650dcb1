import { useId } from 'react';
import { Bell, BellOff } from 'lucide-react';
import { IconButton } from '@/components/button/icon-button';
import type { RequestsPanelProps } from '@/entities/live-show/live-slots';
import { RequestCard } from './request-card';
import styles from './requests-panel.module.css';
import { useChime } from './use-chime';
import { useRequests } from './use-requests';

export function RequestsPanel({ onAccept }: RequestsPanelProps) {
  const title = useId();
  const { requests, news, decline } = useRequests();
  const chime = useChime(requests);
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title} tabIndex={-1} className={styles.title}>
          Private show requests
          {requests.length > 0 && <span className={styles.count}>{requests.length}</span>}
        </h2>
        <IconButton size="sm" label="Sound for new requests" pressed={chime.on} onClick={chime.toggle}>
          {chime.on ? <Bell /> : <BellOff />}
        </IconButton>
      </div>
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {requests.length === 0 ? (
        <p className={styles.empty}>No requests right now.</p>
      ) : (
        <ul role="list" className={styles.list}>
          {requests.map((request) => (
            <li key={request.conversationId}>
              <RequestCard
                request={request}
                onAccept={() => onAccept(request.conversationId)}
                onDecline={() => decline(request.conversationId)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
