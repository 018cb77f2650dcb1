import { LanguagesField } from '@/components/form/languages-field';
import { SelectField } from '@/components/form/select-field';
import { TextArea } from '@/components/form/text-area';
import { TextField } from '@/components/form/text-field';
import type { useForm } from '@/components/form/use-form';
import { CategoriesField } from '@/features/studio/shared/categories-field';
import { NotOffered } from '@/components/empty-error-states/not-offered';
import { BODY_INFO, realOptions } from '@/entities/performer/body-info';
import { formatNumber } from '@/lib/format/format';
import { type CardValues, MAX_BIO_LENGTH, SOCIALS } from './card-values';
import type { CardLists } from './studio-profile.loader';
import styles from './studio-profile.module.css';

const NO_ANSWER = { value: '', label: 'Prefer not to say' };
const GENDERS = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'transgender', label: 'Transgender' },
];
const LIST_MISSING = 'The list couldn’t be loaded. Reload the page to choose another.';

type Choice = { value: string; label: string };

/** Adds the current value to the options, so that a list that failed to load changes nothing. */
const withPresent = (options: readonly Choice[], present: string): Choice[] => [
  NO_ANSWER,
  ...options,
  ...(present === '' || options.some(({ value }) => value === present)
    ? []
    : [{ value: present, label: present.replace(/^:/, '') }]),
];

const hint = (list: unknown) => (list === null ? LIST_MISSING : undefined);

interface CardFieldsProps {
  form: Pick<ReturnType<typeof useForm<CardValues>>, 'values' | 'report' | 'set' | 'text'>;
  lists: CardLists;
  extended: boolean;
}

export function CardFields({ form, lists, extended }: CardFieldsProps) {
  const { values, report, set, text } = form;
  const countries = lists.countries?.map(({ code, name }) => ({ value: code, label: name })) ?? [];
  return (
    <>
      <section className={styles.group} aria-labelledby="about">
        <h2 id="about">About you</h2>
        <TextField {...text('name')} label="Display name" autoComplete="nickname" maxLength={100} />
        {extended ? (
          <>
            <TextArea
              {...text('bio')}
              label="Bio"
              rows={6}
              hint={`${formatNumber(values.bio.length)} of ${formatNumber(MAX_BIO_LENGTH)} characters. The first lines appear at the top of your page.`}
            />
            <CategoriesField
              options={lists.categories?.map(({ _id, name }) => ({ value: _id, label: name })) ?? null}
              chosen={values.categoryIds}
              error={report.problems.categoryIds}
              onChange={(ids) => set('categoryIds', ids)}
            />
          </>
        ) : (
          <NotOffered what="changing your text, categories, address and links here" />
        )}
        <LanguagesField
          chosen={values.languages}
          options={lists.languages ?? []}
          hint={hint(lists.languages)}
          error={report.problems.languages}
          onChange={(languages) => set('languages', languages)}
        />
        <div className={styles.pair}>
          <SelectField
            {...text('country')}
            label="Country"
            autoComplete="country"
            hint={hint(lists.countries)}
            options={withPresent(countries, values.country)}
          />
          <SelectField {...text('gender')} label="Gender" options={GENDERS} />
        </div>
      </section>
      {extended ? <Links text={text} /> : null}
      <BodyInfo form={form} lists={lists} />
      <section className={styles.group} aria-labelledby="private">
        <h2 id="private">Private details</h2>
        <p className={styles.quiet}>Only our team sees this. We use it for payouts and verification.</p>
        <div className={styles.pair}>
          <TextField {...text('firstName')} label="First name" autoComplete="given-name" maxLength={80} />
          <TextField {...text('lastName')} label="Last name" autoComplete="family-name" maxLength={80} />
          <SelectField
            {...text('phoneCode')}
            label="Country code"
            autoComplete="tel-country-code"
            hint={hint(lists.phoneCodes)}
            options={withPresent(lists.phoneCodes ?? [], values.phoneCode)}
          />
          <TextField {...text('phone')} label="Phone number" inputMode="tel" autoComplete="tel-national" />
        </div>
        {extended ? (
          <div className={styles.pair}>
            <TextField
              {...text('dateOfBirth')}
              label="Birthday"
              type="date"
              autoComplete="bday"
              hint="Your page shows your age, not the day."
            />
            <TextField {...text('address')} label="Street address" autoComplete="address-line1" maxLength={200} />
            <TextField {...text('zipcode')} label="Postal code" autoComplete="postal-code" maxLength={20} />
            <TextField {...text('city')} label="City" autoComplete="address-level2" maxLength={80} />
            <TextField {...text('state')} label="State or region" autoComplete="address-level1" maxLength={80} />
          </div>
        ) : null}
      </section>
    </>
  );
}

function Links({ text }: Pick<CardFieldsProps['form'], 'text'>) {
  return (
    <section className={styles.group} aria-labelledby="links">
      <h2 id="links">Social links</h2>
      <div className={styles.pair}>
        {SOCIALS.map(({ name, label }) => (
          <TextField
            key={name}
            {...text(`socialsLink.${name}`)}
            label={label}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https:// or @name"
            dir="ltr"
          />
        ))}
      </div>
    </section>
  );
}

function BodyInfo({ form: { values, text }, lists }: Pick<CardFieldsProps, 'form' | 'lists'>) {
  const fields = BODY_INFO.map((field) => ({ ...field, options: realOptions(lists.bodyInfo?.[field.list]) })).filter(
    ({ options }) => options.length > 0,
  );
  if (fields.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="body-info">
      <h2 id="body-info">Body info</h2>
      <p className={styles.quiet}>Shown on your page and used in search. Everything is optional.</p>
      <div className={styles.pair}>
        {fields.map(({ name, label, options }) => (
          <SelectField key={name} {...text(name)} label={label} options={withPresent(options, values[name])} />
        ))}
      </div>
    </section>
  );
}
