import { useState } from 'react';
import { Button } from '@/components/button/button';
import { saveFile } from '@/lib/save-file';
import { useServices } from '@/services/services-context';
import { useAppSelector } from '@/store/hooks';
import styles from './account.module.css';
import { collectData } from './collect-data';

type State = { step: 'idle' | 'collecting' } | { step: 'done'; missing: readonly string[] };

/** Downloads what the API and this device hold about the account. */
export function ExportData() {
  const services = useServices();
  const isPerformer = useAppSelector(({ auth }) => auth.authUser?.isPerformer === true);
  const [state, setState] = useState<State>({ step: 'idle' });

  const save = async () => {
    setState({ step: 'collecting' });
    const { data, missing } = await collectData(services, isPerformer);
    saveFile(`encore-data-${new Date().toISOString().slice(0, 10)}.json`, 'application/json', JSON.stringify(data, null, 2));
    setState({ step: 'done', missing });
  };

  return (
    <>
      <div className={styles.buttons}>
        <Button loading={state.step === 'collecting'} onClick={() => void save()}>
          Download your data
        </Button>
      </div>
      <p role="status">
        {state.step === 'done' && (state.missing.length === 0 ? 'Your data was saved as a file.' : `The file was saved without ${state.missing.join(', ')}, which could not be loaded. Download it again later to get all of it.`)}
      </p>
    </>
  );
}
