import { Switch } from 'antd';
import { useId, useSyncExternalStore } from 'react';
import { ChevronDown, Volume2 } from 'lucide-react';
import { noticeSounds } from '@/device/notice-sounds';
import { requestSound } from '@/device/request-sound';
import { NOTICE_KINDS, type NoticeKind } from '@/device/studio-notices';
import { playChime } from '@/media/chime';
import { KIND_LABELS } from './notice-labels';
import styles from './notices.module.css';

export function NoticeSounds() {
  const id = useId();
  const chosen = useSyncExternalStore(noticeSounds.onChange, noticeSounds.read);
  const hasRequestSound = useSyncExternalStore(requestSound.onChange, requestSound.read);
  const change = (kind: NoticeKind, on: boolean) => {
    if (kind === 'request') requestSound.write(on);
    else noticeSounds.write(on ? [...chosen, kind] : chosen.filter((each) => each !== kind));
    if (on) playChime(KIND_LABELS[kind].pitches);
  };
  return (
    <details className={styles.sounds}>
      <summary>
        <Volume2 size={20} />
        <span>Sounds</span>
        <ChevronDown className={styles.fold} size={20} />
      </summary>
      <div>
        {NOTICE_KINDS.map((kind) => (
          <div key={kind} className={styles.switch}>
            <label htmlFor={`${id}${kind}`}>{KIND_LABELS[kind].label}</label>
            <Switch
              id={`${id}${kind}`}
              checked={kind === 'request' ? hasRequestSound : chosen.includes(kind)}
              onChange={(on) => change(kind, on)}
            />
          </div>
        ))}
      </div>
    </details>
  );
}
