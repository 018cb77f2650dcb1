import { Alert, Button } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Avatar } from '@/components/avatar/avatar';
import { isComposing } from '@/components/form/is-composing';
import { TextField } from '@/components/form/text-field';
import type { Block } from '@/contract/block';
import type { PublicUser } from '@/contract/user';
import { formatQuantity } from '@/lib/format/format';
import { useBlockedPeople, useFanSuggestions } from './use-blocked-people';
import styles from './studio-profile.module.css';

const NO_MATCH = 'No one has this name.';

export function BlockedPeople({ first }: { first: readonly Block[] }) {
  const { people, busy, failure, result, block, unblock, forgetResult } = useBlockedPeople(first);
  const matches = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const found = useFanSuggestions(typed);
  const none = typed.trim() !== '' && !found.searching && found.failure === null && found.items.length === 0;
  const offered = found.items.filter(({ _id }) => people.every(({ targetId }) => targetId !== _id));
  const count = offered.length > 0 ? `${formatQuantity(offered.length, 'person', 'people')} found` : '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent) || offered.length !== 1) return;
    // The same key press must not click the button.
    event.preventDefault();
    matches.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <TextField
        label="Find someone to block"
        type="search"
        value={typed}
        autoComplete="off"
        maxLength={80}
        error={found.failure ?? undefined}
        announceError
        hint={none ? NO_MATCH : 'Type a name or username.'}
        onChange={(event) => {
          setTyped(event.target.value);
          forgetResult();
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="visually-hidden">
        {result || (none ? NO_MATCH : count)}
      </p>
      {offered.length > 0 ? (
        <ul ref={matches} role="list" className={styles.list} aria-label="People found">
          {offered.map((fan) => (
            <li key={fan._id} className={styles.row}>
              <Who fan={fan} />
              <Button loading={busy.includes(fan._id)} onClick={() => void block(fan)}>
                Block<span className="visually-hidden"> {fan.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {failure === '' ? null : <Alert type="error" showIcon title={<span dir="auto">{failure}</span>} />}
      {people.length === 0 ? (
        <p className={styles.quiet}>No one is blocked.</p>
      ) : (
        <ul role="list" className={styles.list} aria-label="Blocked people">
          {people.map(({ _id, targetId, targetInfo }) => {
            const fan = targetInfo ?? { _id: targetId, name: 'Deleted account' };
            return (
              <li key={_id} className={styles.row}>
                <Who fan={fan} />
                <Button loading={busy.includes(targetId)} onClick={() => void unblock(targetId, fan.name)}>
                  Unblock<span className="visually-hidden"> {fan.name}</span>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

function Who({ fan }: { fan: PublicUser }) {
  return (
    <>
      <Avatar src={fan.avatar} name={fan.name} size="sm" />
      <span className={styles.who} dir="auto">
        {fan.name}
        {fan.username ? <span className={styles.quiet}> @{fan.username}</span> : null}
      </span>
    </>
  );
}
