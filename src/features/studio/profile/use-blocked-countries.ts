import { useState } from 'react';
import { useSavingForm } from '@/features/studio/shared/form/use-saving-form';
import { useAppSelector } from '@/store/hooks';

/** The form of the blocked country codes. */
export function useBlockedCountries(present: string[]) {
  const me = useAppSelector((state) => state.user.current._id);
  const [countryCodes, setSaved] = useState(present);
  const form = useSavingForm({
    draft: `blocked-countries:${me}`,
    initial: { countryCodes },
    save: async ({ blocks }, values) => {
      const { data } = await blocks.countries(values.countryCodes);
      form.sent();
      setSaved(data.countryCodes);
    },
  });
  return form;
}
