import { Pencil } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Button } from '@/components/button/button';
import { GoalBar } from '@/entities/live-show/goal-bar';
import type { TipSettingsProps } from '@/entities/live-show/live-slots';
import { formatTokens } from '@/lib/format/format';
import { useAppSelector } from '@/store/hooks';
import styles from './tip-settings-panel.module.css';

/** Goal and tip menu of the show, which can be changed while live. Renders nothing if the server offers neither. */
export function TipSettingsPanel({ TipSettings }: { TipSettings: ComponentType<TipSettingsProps> }) {
  const show = useAppSelector((state) => state.broadcast.show);
  const [isEditing, setEditing] = useState(false);
  if (!show) return null;
  const { goal, tipMenu, goLiveBody } = show;
  if (goal === undefined && tipMenu === undefined) {
    return goLiveBody.goal || goLiveBody.tipMenu ? (
      <p className={styles.note}>This site doesn’t show goals and tip menus to fans.</p>
    ) : null;
  }
  return (
    <section className={styles.panel} aria-labelledby="tip-settings">
      <div className={styles.head}>
        <h2 id="tip-settings" className={styles.title}>
          Goal and tip menu
        </h2>
        <Button size="sm" variant="ghost" icon={<Pencil />} aria-haspopup="dialog" onClick={() => setEditing(true)}>
          Edit
        </Button>
      </div>
      {goal ? <GoalBar goal={goal} /> : <p className={styles.note}>No goal.</p>}
      {tipMenu && tipMenu.length > 0 ? (
        <ul className={styles.menu} role="list">
          {tipMenu.map(({ label, tokens }) => (
            <li key={`${tokens} ${label}`} className={styles.item}>
              <span className={styles.label} dir="auto">
                {label}
              </span>
              <span className={styles.tokens}>{formatTokens(tokens)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.note}>No tip menu.</p>
      )}
      <TipSettings open={isEditing} onClose={() => setEditing(false)} />
    </section>
  );
}
