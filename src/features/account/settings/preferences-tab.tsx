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

/** What the device alone knows cannot be drawn by the server. */
const PlayerPreferences = dynamic(() => import('./player-preferences.client').then((module) => module.PlayerPreferences), {
  ssr: false,
  loading: () => <div className={styles.playerRoom} />,
});

const DevicePreferences = dynamic(() => import('./device-preferences.client').then((module) => module.DevicePreferences), {
  ssr: false,
  loading: () => <div className={styles.motionRoom} />,
});

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'As my device' },
] as const;

const PAGING = [
  { value: 'more', label: 'Show more below' },
  { value: 'pages', label: 'Page by page' },
] as const;

/** How the site looks and behaves on this device. Everything here is kept at once. */
export function PreferencesTab() {
  const dispatch = useAppDispatch();
  const theme = useAppSelector((state) => state.ui.theme);
  const paging = usePagingChoice();
  return (
    <div className={styles.panel}>
      <p className={styles.quiet}>These choices are for this device and are kept as you make them.</p>
      <section className={styles.group} aria-labelledby="look">
        <h2 id="look">Look</h2>
        <RadioGroup label="Theme" name="theme" value={theme} options={THEMES} onChange={(chosen) => dispatch(themeChosen(chosen))} />
        <RadioGroup label="Long lists" name="paging" value={paging} options={PAGING} onChange={writePagingChoice} />
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
        <h2 id="device">What this device keeps</h2>
        <p className={styles.quiet}>Your choices on this page, cart, unsent texts, recent searches, and what you watched and how far. None of it is sent anywhere.</p>
        <div className={styles.buttons}>
          <ButtonLink href={paths.history}>See the watch history</ButtonLink>
          <ForgetDevice />
        </div>
      </section>
      <section className={styles.group} aria-labelledby="export">
        <h2 id="export">Your data</h2>
        <p className={styles.quiet}>One JSON file with your account, orders, payments, subscriptions and favorites, and with what this device keeps.</p>
        <ExportData />
      </section>
    </div>
  );
}
