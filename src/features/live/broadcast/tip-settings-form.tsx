import { useState, type SubmitEvent } from 'react';
import { Button } from '@/components/button/button';
import { tipLimits } from '@/entities/payment/tip-limits';
import { useAppSelector } from '@/store/hooks';
import type { Show } from '@/store/broadcast/broadcast.state';
import { TipFields } from './tip-fields';
import { tipProblems, tipValues } from './tip-settings';
import { useTipSettings } from './use-tip-settings';
import styles from './tip-settings-panel.module.css';

/** Changes goal and tip menu of the running show. */
export function TipSettingsForm({ show, onDone }: { show: Show; onDone: () => void }) {
  const limits = tipLimits(useAppSelector(({ settings }) => settings));
  const [values, setValues] = useState(() => tipValues(show));
  const [problems, setProblems] = useState<ReturnType<typeof tipProblems>>({});
  const { isSaving, failure, save } = useTipSettings(onDone);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = tipProblems(values, limits);
    setProblems(found);
    if (Object.values(found).every((problem) => problem === undefined)) void save(show, values);
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <TipFields
        values={values}
        problems={problems}
        onChange={(change) => {
          setValues({ ...values, ...change });
          setProblems({});
        }}
      />
      <p role="alert" className={styles.failure} dir="auto">
        {failure}
      </p>
      <div className={styles.footer}>
        <Button onClick={onDone}>Cancel</Button>
        <Button look="primary" type="submit" loading={isSaving}>
          Save changes
        </Button>
      </div>
    </form>
  );
}
