import { useState } from 'react';
import { NotSupportedNote } from '@/components/empty-error-states/not-supported-note';
import { SaveBar } from '@/components/form/save-bar';
import { SelectItem } from '../shared/form/select-item';
import { StudioForm } from '../shared/form/studio-form';
import { isUnsupportedCall } from '@/lib/http/errors';
import { useAppSelector } from '@/store/hooks';
import type { ProfileLists } from './studio-profile.loader';
import { useSavingForm } from '../shared/form/use-saving-form';
import styles from './studio-profile.module.css';

interface BlockedCountriesProps {
  present: string[];
  options: ProfileLists['countries'];
}

export function BlockedCountries({ present, options }: BlockedCountriesProps) {
  const me = useAppSelector((state) => state.user.current._id);
  const [countryCodes, setSaved] = useState(present);
  const form = useSavingForm({
    draft: `blocked-countries:${me}`,
    initial: { countryCodes },
    save: async ({ blocks }, values) => {
      const { data } = await blocks.countries(values.countryCodes);
      form.sent();
      // Some servers reply without the list.
      setSaved((data as Partial<typeof data> | null)?.countryCodes ?? values.countryCodes);
    },
  });
  return (
    <section className={styles.group} aria-labelledby="countries">
      <h2 id="countries">Countries</h2>
      <p className={styles.quiet}>
        Visitors from these countries can’t find you or open your page. We go by their IP address, so the block isn’t
        perfect.
      </p>
      {isUnsupportedCall(form.refusal) ? (
        <NotSupportedNote what="blocking countries" />
      ) : (
        <StudioForm form={form} label="Countries">
          <SelectItem
            name="countryCodes"
            label="Blocked countries"
            mode="multiple"
            placeholder="No blocked countries"
            hint={options === null ? 'The list couldn’t be loaded. Reload the page to add one.' : undefined}
            options={options?.map(({ code, name }) => ({ value: code, label: name }))}
          />
          <SaveBar
            label="Save countries"
            saving={form.busy}
            saved={form.saved}
            dirty={form.dirty}
            onDiscard={form.clear}
          />
        </StudioForm>
      )}
    </section>
  );
}
