import { Button } from 'antd';
import { SelectField } from '@/components/form/select-field';
import { UnsavedGuard } from '@/components/form/unsaved-guard';
import { NotOffered } from '@/components/empty-error-states/not-offered';
import { RemovableChips } from '@/features/studio/shared/removable-chips';
import type { CardLists } from './studio-profile.loader';
import { useBlockedCountries } from './use-blocked-countries';
import styles from './studio-profile.module.css';

interface BlockedCountriesProps {
  present: readonly string[];
  options: CardLists['countries'];
}

export function BlockedCountries({ present, options }: BlockedCountriesProps) {
  const { codes, setCodes, dirty, discard, save, saving, saved, refusal, missing } = useBlockedCountries(present);
  const nameOf = (code: string) => options?.find((country) => country.code === code)?.name ?? code;
  return (
    <section className={styles.group} aria-labelledby="countries">
      <h2 id="countries">Countries</h2>
      <p className={styles.quiet}>
        Visitors from these countries can’t find you or open your page. We go by their IP address, so the block isn’t
        perfect.
      </p>
      {missing ? (
        <NotOffered what="blocking countries" />
      ) : (
        <>
          <SelectField
            label="Block a country"
            name="countryCodes"
            value=""
            hint={options === null ? 'The list couldn’t be loaded. Reload the page to add one.' : undefined}
            error={refusal?.message}
            options={[
              { value: '', label: 'Choose a country' },
              ...(options ?? [])
                .filter(({ code }) => !codes.includes(code))
                .map(({ code, name }) => ({ value: code, label: name })),
            ]}
            onChange={(event) => event.target.value && setCodes([...codes, event.target.value])}
          />
          {codes.length === 0 ? <p className={styles.quiet}>No blocked countries.</p> : null}
          <RemovableChips
            label="Blocked countries"
            chips={codes.map((code) => ({ key: code, text: nameOf(code) }))}
            onRemove={(code) => setCodes(codes.filter((other) => other !== code))}
          />
          <div className={styles.buttons}>
            <Button type="primary" loading={saving} disabled={!dirty && !saving} onClick={save}>
              Save countries
            </Button>
            {dirty && !saving ? <Button onClick={discard}>Discard changes</Button> : null}
          </div>
          <p role="status" className={styles.quiet}>
            {saved && !dirty ? 'Saved.' : null}
          </p>
        </>
      )}
      <UnsavedGuard when={dirty && !saving} />
    </section>
  );
}
