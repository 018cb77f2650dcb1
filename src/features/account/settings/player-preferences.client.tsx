import { useEffect, useState } from 'react';
import { Checkbox } from '@/components/form/checkbox';
import { SelectField } from '@/components/form/select-field';
import { savePreferences, type Preferences, readPreferences } from '@/device/playback';
import { qualityLabel } from '@/media/quality';
import { formatSpeed, SPEEDS } from '@/media/speed';
import styles from './account.module.css';

const SIZES = [1080, 720, 480, 360, 240];

/** Player defaults. Changes made in the player are stored here too. */
export function PlayerPreferences() {
  const [{ speed, quality, muted }, setChosen] = useState(readPreferences);
  const read = () => setChosen(readPreferences());

  // The settings may change in another tab or when the device data is cleared.
  useEffect(() => {
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, []);

  const choose = (change: Partial<Preferences>) => {
    savePreferences(change);
    read();
  };
  const sizes = quality === null || SIZES.includes(quality) ? SIZES : [quality, ...SIZES];
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label="Speed"
          value={String(speed)}
          options={SPEEDS.map((value) => ({
            value: String(value),
            label: value === 1 ? 'Normal' : formatSpeed(value),
          }))}
          onChange={(event) => choose({ speed: Number(event.target.value) })}
        />
        <SelectField
          label="Quality"
          value={String(quality ?? '')}
          options={[
            { value: '', label: 'Automatic' },
            ...sizes.map((size) => ({ value: String(size), label: `Up to ${qualityLabel(size)}` })),
          ]}
          onChange={(event) => choose({ quality: Number(event.target.value) || null })}
        />
      </div>
      <Checkbox label="Start muted" checked={muted} onChange={(event) => choose({ muted: event.target.checked })} />
    </>
  );
}
