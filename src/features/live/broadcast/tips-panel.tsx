import { Avatar } from '@/components/avatar/avatar';
import { formatTokens } from '@/lib/format/format';
import { useAppSelector } from '@/store/hooks';
import { Panel } from './panel';
import styles from './tips-panel.module.css';

export function TipsPanel() {
  const { tips, tipTokens } = useAppSelector((state) => state.broadcast);
  const empty = tipTokens > 0 ? 'The total includes tips you got while you were disconnected.' : 'No tips yet.';
  return (
    <Panel title="Tips in this show" figure={formatTokens(tipTokens)} empty={empty}>
      {tips.map(({ id, name, avatar, tokens, message }) => (
        <li key={id} className={styles.tip}>
          <Avatar src={avatar} name={name} size="sm" className={styles.face} />
          <div className={styles.text}>
            <bdi>{name}</bdi>
            {message ? (
              <p className={styles.message} dir="auto">
                {message}
              </p>
            ) : null}
          </div>
          <span className={styles.tokens}>{formatTokens(tokens)}</span>
        </li>
      ))}
    </Panel>
  );
}
