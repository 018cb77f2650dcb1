import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '@/components/avatar/avatar';
import { cx } from '@/components/cx';
import { getAccess, getSale } from '../shared/access';
import { ViewSwitch } from '../shared/view-switch';
import { formatTokens } from '@/lib/format/format';
import { getLook, type StoryValues } from './story-values';
import styles from './story-preview.module.css';

interface StoryPreviewProps {
  values: StoryValues;
  /** URL of the selected file; empty without one. */
  url: string;
  performer: { name: string; avatar?: string | null };
}

/** Texts up to this length use large type. */
const SHORT_TEXT = 120;

export function StoryPreview({ values: { type, text, look: key, access, price }, url, performer }: StoryPreviewProps) {
  const [view, setView] = useState<'fan' | 'everybody'>('fan');
  const look = getLook(key);
  const sale = getSale(access, price);
  const isLocked = view === 'everybody' && getAccess(sale) !== 'free';
  const isText = type === 'text';
  const colors = isText ? { background: look.background, color: look.text } : undefined;

  return (
    <section className={styles.preview} aria-label="How fans see it">
      <ViewSwitch
        label="View as"
        name="story-seen-by"
        view={view}
        views={[
          { value: 'fan', label: access === 'sale' ? 'Buyers' : 'Subscribers' },
          { value: 'everybody', label: 'Everyone' },
        ]}
        onView={setView}
      />
      <div className={styles.frame} data-theme="dark" style={isLocked ? undefined : colors}>
        {url && type === 'photo' && (
          <img className={cx(styles.media, isLocked && styles.blurred)} src={url} alt="" decoding="async" />
        )}
        {url && type === 'video' && (
          <video
            className={cx(styles.media, isLocked && styles.blurred)}
            src={url}
            muted
            playsInline
            controls={!isLocked}
          />
        )}
        <div className={styles.head}>
          <Avatar src={performer.avatar} name={performer.name} size="sm" />
          <span className={styles.name} dir="auto">
            {performer.name}
          </span>
          <span className={styles.age}>just now</span>
        </div>
        {isLocked ? (
          <p className={styles.lock}>
            <Lock />
            {access === 'sale' ? `${formatTokens(sale.price)} to see this` : 'For subscribers'}
          </p>
        ) : isText ? (
          <p className={cx(styles.text, text.length > SHORT_TEXT && styles.long)} dir="auto">
            {text || 'Your text'}
          </p>
        ) : (
          <p className={styles.caption} dir="auto">
            {text}
          </p>
        )}
      </div>
      <p className={styles.quiet}>Fans can see it for 24 hours after you share it.</p>
    </section>
  );
}
