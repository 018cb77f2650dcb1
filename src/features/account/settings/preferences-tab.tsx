import dynamic from 'next/dynamic';
import { ButtonLink } from '@/components/button/button-link';
import { RadioGroup } from '@/components/form/radio-group';
import { usePagingChoice } from '@/components/listing/use-paging-choice';
import { writePagingChoice } from '@/device/list-paging';
import { paths } from '@/lib/page/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { themeChosen } from '@/store/ui/ui.slice';
import { ExportData } from './export-data';
import { ForgetDevice } from './forget-device';
import styles from './account.module.css';

/** Rendered in the browser only, because the settings are stored on the device. */
const PlayerPreferences = dynamic(
  () => import('./player-preferences.client').then((module) => module.PlayerPreferences),
  {
    ssr: false,
    loading: () => <div className={styles.playerRoom} />,
  },
);

const DevicePreferences = dynamic(
  () => import('./device-preferences.client').then((module) => module.DevicePreferences),
  {
    ssr: false,
    loading: () => <div className={styles.motionRoom} />,
  },
);

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'Same as device' },
] as const;

const PAGING = [
  { value: 'more', label: 'Show more button' },
  { value: 'pages', label: 'Page by page' },
] as const;

/** Appearance and behavior of the site on this device. Changes are saved immediately. */
export function PreferencesTab() {
  const dispatch = useAppDispatch();
  const theme = useAppSelector((state) => state.ui.theme);
  const paging = usePagingChoice();
  return (
    <div className={styles.panel}>
      <p className={styles.quiet}>Changes are saved on this device as you make them.</p>
      <section className={styles.group} aria-labelledby="look">
        <h2 id="look">Appearance</h2>
        <RadioGroup
          label="Theme"
          name="theme"
          value={theme}
          options={THEMES}
          onChange={(chosen) => dispatch(themeChosen(chosen))}
        />
        <RadioGroup label="Lists" name="paging" value={paging} options={PAGING} onChange={writePagingChoice} />
      </section>
      <section className={styles.group} aria-labelledby="player">
        <h2 id="player">Player</h2>
        <PlayerPreferences />
      </section>
      <section className={styles.group} aria-labelledby="motion">
        <h2 id="motion">Motion and sound</h2>
        <DevicePreferences />
      </section>
      <section className={styles.group} aria-labelledby="device">
        <h2 id="device">Data on this device</h2>
        <p className={styles.quiet}>
          These settings, your cart, drafts, recent searches and watch history. None of it is sent to us.
        </p>
        <div className={styles.buttons}>
          <ButtonLink href={paths.history}>See watch history</ButtonLink>
          <ForgetDevice />
        </div>
      </section>
      <section className={styles.group} aria-labelledby="export">
        <h2 id="export">Your data</h2>
        <p className={styles.quiet}>
          A JSON file with your account, orders, payments, subscriptions and favorites, plus the data on this device.
        </p>
        <ExportData />
      </section>
    </div>
  );
}
