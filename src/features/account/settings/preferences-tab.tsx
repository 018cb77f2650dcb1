import dynamic from 'next/dynamic';
import { useState } from 'react';
import { ButtonLink } from '@/components/button/button-link';
import { RadioGroup } from '@/components/form/radio-group';
import { usePagingChoice } from '@/components/listing/use-paging-choice';
import { writePagingChoice } from '@/device/list-paging';
import { paths } from '@/lib/page/paths';
import { useAppDispatch, useAppSelector, useIsPerformer } from '@/store/hooks';
import { isGuardRecord, reduceStoredPayments } from '@/store/purchase/guard-records';
import { themeChosen } from '@/store/ui/ui.slice';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { forgetDevice } from '@/device/storage';
import { useDataExport } from './use-data-export';
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
  { value: 'pages', label: 'Page numbers' },
] as const;

/** Appearance and behavior of the site on this device. Changes are saved immediately. */
export function PreferencesTab() {
  const dispatch = useAppDispatch();
  const theme = useAppSelector((state) => state.ui.theme);
  const paging = usePagingChoice();
  const isPerformer = useIsPerformer();
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
        <RadioGroup
          label="Load lists with"
          name="paging"
          value={paging}
          options={PAGING}
          onChange={writePagingChoice}
        />
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
          These settings, your cart, drafts, recent searches and history. They’re stored on this device only.
        </p>
        <div className={styles.buttons}>
          <ButtonLink href={paths.history}>View history</ButtonLink>
          <ForgetDevice />
        </div>
      </section>
      <section className={styles.group} aria-labelledby="export">
        <h2 id="export">Your data</h2>
        <p className={styles.quiet}>
          A JSON file with your account,{' '}
          {isPerformer ? 'profile, earnings, payouts and payments' : 'orders, payments, subscriptions and favorites'},
          plus the data on this device.
        </p>
        <ExportData />
      </section>
    </div>
  );
}

/** Downloads what the API and this device store about the account. */
function ExportData() {
  const { state, save } = useDataExport();
  return (
    <>
      <div className={styles.buttons}>
        <Button loading={state.step === 'collecting'} onClick={() => void save()}>
          Download your data
        </Button>
      </div>
      <p role="status">
        {state.step === 'done' &&
          (state.missing.length === 0
            ? 'Your data is downloaded.'
            : `Downloaded without ${state.missing.join(', ')}, which couldn’t be loaded. Download again later to get everything.`)}
        {state.step === 'done' && state.cut.length > 0
          ? ` These lists are too long for one file and incomplete: ${state.cut.join(', ')}.`
          : null}
      </p>
    </>
  );
}

/** Clears this device's data after a confirmation, because it can't be undone. */
function ForgetDevice() {
  const [isConfirming, setIsConfirming] = useState(false);
  const [done, setDone] = useState(false);
  const forget = () => {
    reduceStoredPayments();
    // A show may be running in another tab.
    forgetDevice((key) => isGuardRecord(key) || key === 'private-show');
    setIsConfirming(false);
    setDone(true);
  };
  return (
    <>
      <Button variant="danger" onClick={() => setIsConfirming(true)}>
        Clear data on this device
      </Button>
      <p role="status">{done ? 'Data cleared. You’re still logged in.' : null}</p>
      <Dialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title="Clear data on this device?"
        footer={
          <>
            <Button onClick={() => setIsConfirming(false)}>Keep data</Button>
            <Button variant="danger" onClick={forget}>
              Clear data
            </Button>
          </>
        }
      >
        <p>
          This clears your cart, drafts, searches, settings and history on this device. Your account isn’t affected.
        </p>
      </Dialog>
    </>
  );
}
