import { Button } from '@/components/button/button';
import styles from './account.module.css';
import { useDataExport } from './use-data-export';

/** Downloads what the API and this device store about the account. */
export function ExportData() {
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
      </p>
    </>
  );
}
