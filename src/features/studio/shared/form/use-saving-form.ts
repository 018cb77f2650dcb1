import type { FormValues } from '@/components/form/form-values';
import type { Services } from '@/services/create-services';
import { useServices } from '@/services/services-context';
import { useSaving } from './use-saving';
import { useStudioForm, type StudioFormOptions } from './use-studio-form';

interface SavingFormOptions<V extends FormValues> extends Omit<StudioFormOptions<V>, 'send' | 'refusal'> {
  /** Makes the call and does all that follows a success. */
  save: (services: Services, values: V) => Promise<void>;
}

/** A `useStudioForm` with the state of `useSaving`. */
export function useSavingForm<V extends FormValues>({ save, busy = false, ...options }: SavingFormOptions<V>) {
  const services = useServices();
  const saving = useSaving();
  const { saved, refusal } = saving;
  const form = useStudioForm<V>({
    ...options,
    busy: saving.busy || busy,
    refusal,
    send: (values) => void saving.run(() => save(services, values)),
  });
  return { ...form, saved, refusal };
}
