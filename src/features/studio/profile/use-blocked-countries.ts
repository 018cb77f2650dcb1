import { useState } from 'react';
import { useSaving } from '@/features/studio/shared/form/use-saving';
import { useStudioForm } from '@/features/studio/shared/form/use-studio-form';
import { useServices } from '@/services/services-context';
import { useAppSelector } from '@/store/hooks';

/** The form of the blocked country codes. */
export function useBlockedCountries(present: string[]) {
  const me = useAppSelector((state) => state.user.current._id);
  const { blocks } = useServices();
  const { run, ...saving } = useSaving();
  const [countryCodes, setSaved] = useState(present);
  const save = (codes: string[]) =>
    run(async () => {
      const { data } = await blocks.countries(codes);
      form.sent();
      setSaved(data.countryCodes);
    });
  const form = useStudioForm({
    draft: `blocked-countries:${me}`,
    initial: { countryCodes },
    refusal: saving.refusal,
    busy: saving.busy,
    send: (values) => void save(values.countryCodes),
  });
  return { form, ...saving };
}
