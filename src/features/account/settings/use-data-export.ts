import { useState } from 'react';
import { saveFile } from '@/lib/browser/save-file';
import { useServices } from '@/services/services-context';
import { useAppSelector } from '@/store/hooks';
import { collectData } from './collect-data';

type State = { step: 'idle' | 'collecting' } | { step: 'done'; missing: readonly string[] };

/** Downloads what the API and this device store about the account as a JSON file; `missing` names the parts that failed to load. */
export function useDataExport() {
  const services = useServices();
  const isPerformer = useAppSelector(({ auth }) => auth.authUser?.isPerformer === true);
  const [state, setState] = useState<State>({ step: 'idle' });

  const save = async () => {
    setState({ step: 'collecting' });
    const { data, missing } = await collectData(services, isPerformer);
    saveFile(
      `encore-data-${new Date().toISOString().slice(0, 10)}.json`,
      'application/json',
      JSON.stringify(data, null, 2),
    );
    setState({ step: 'done', missing });
  };

  return { state, save };
}
