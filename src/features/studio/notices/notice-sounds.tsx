import { useSyncExternalStore } from 'react';
import { ChevronDown, Volume2 } from 'lucide-react';
import { Checkbox } from '@/components/form/checkbox';
import { noticeSounds } from '@/device/notice-sounds';
import { requestSound } from '@/device/request-sound';
import { NOTICE_KINDS, type NoticeKind } from '@/device/studio-notices';
import { playChime } from '@/lib/browser/chime';
import { KIND_LABELS } from './notice-labels';
import styles from './notices.module.css';

/** Switches for the sound of each kind, stored on this device. */
export function NoticeSounds() {
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
        <Volume2 size={20} aria-hidden="true" />
        <span>Sounds</span>
        <ChevronDown className={styles.fold} size={20} aria-hidden="true" />
      </summary>
      <div className={styles.switches}>
        {NOTICE_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={KIND_LABELS[kind].label}
            checked={kind === 'request' ? hasRequestSound : chosen.includes(kind)}
            onChange={(event) => change(kind, event.target.checked)}
          />
        ))}
      </div>
    </details>
  );
}
