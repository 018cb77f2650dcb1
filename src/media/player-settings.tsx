import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/button/icon-button';
import tick from '@/components/form/tick.module.css';
import { pickQuality, qualityLabel } from './quality';
import type { Quality } from './quality';
import { formatSpeed, SPEEDS } from './speed';
import styles from './player-panel.module.css';

interface ChoiceProps {
  group: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ group, checked, onChoose, children }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input className={styles.radio} type="radio" name={group} checked={checked} onChange={onChoose} />
      <span className={styles.choiceText}>{children}</span>
    </label>
  );
}

interface PlayerSettingsProps {
  id: string;
  qualities: readonly Quality[];
  shownQuality: number | null;
  chosenQuality: number | null;
  onQuality: (size: number | null) => void;
  /** Omitted for livestreams, like `isLooping`: viewers can neither change their speed nor repeat them. */
  speed?: number;
  onSpeed?: (speed: number) => void;
  isLooping?: boolean;
  onLoop?: (isLooping: boolean) => void;
  onClose: () => void;
}

export function PlayerSettings({
  id,
  qualities,
  shownQuality,
  chosenQuality,
  onQuality,
  speed,
  onSpeed,
  isLooping,
  onLoop,
  onClose,
}: PlayerSettingsProps) {
  const panel = useRef<HTMLDivElement>(null);
  const chosen = pickQuality(qualities, chosenQuality)?.size ?? null;
  const label = onSpeed ? 'Quality and speed' : 'Quality';
  const auto = chosen === null && shownQuality ? `Auto (${qualityLabel(shownQuality)})` : 'Auto';

  useEffect(() => {
    panel.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, []);

  return (
    <div ref={panel} id={id} className={styles.settings} role="group" aria-label={label}>
      <IconButton label="Close settings" size="sm" className={styles.close} onClick={onClose}>
        <X />
      </IconButton>
      {qualities.length > 0 && (
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>Quality</legend>
          <Choice group={`${id}-quality`} checked={chosen === null} onChoose={() => onQuality(null)}>
            {auto}
          </Choice>
          {qualities.map(({ size }) => (
            <Choice key={size} group={`${id}-quality`} checked={chosen === size} onChoose={() => onQuality(size)}>
              {qualityLabel(size)}
            </Choice>
          ))}
        </fieldset>
      )}
      {onSpeed && (
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>Speed</legend>
          {SPEEDS.map((choice) => (
            <Choice key={choice} group={`${id}-speed`} checked={choice === speed} onChoose={() => onSpeed(choice)}>
              {formatSpeed(choice)}
            </Choice>
          ))}
        </fieldset>
      )}
      {onLoop && (
        <label className={styles.toggle}>
          <input
            className={tick.box}
            type="checkbox"
            checked={isLooping}
            onChange={({ target }) => onLoop(target.checked)}
          />
          Loop
        </label>
      )}
    </div>
  );
}
