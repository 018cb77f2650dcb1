import { CategoriesItem } from '../shared/categories-item';
import { SelectItem } from '../shared/form/select-item';
import { TextAreaItem, TextItem } from '../shared/form/text-items';
import { NotSupportedNote } from '@/components/empty-error-states/not-supported-note';
import { toCountryOptions } from '@/entities/country';
import { BODY_INFO, realOptions } from '@/entities/performer/body-info';
import { GENDERS, getListHint, withCurrent } from '@/entities/performer/profile-options';
import { type ProfileValues, SOCIALS } from './profile-values';
import type { ProfileLists } from './studio-profile.loader';
import styles from './studio-profile.module.css';

interface ProfileFieldsProps {
  values: ProfileValues;
  lists: ProfileLists;
  extended: boolean;
}

export function ProfileFields({ values, lists, extended }: ProfileFieldsProps) {
  const countries = toCountryOptions(lists.countries ?? []);
  return (
    <>
      <section className={styles.group} aria-labelledby="about">
        <h2 id="about">About you</h2>
        <TextItem name="name" label="Display name" autoComplete="nickname" />
        {extended ? (
          <>
            <TextAreaItem name="bio" label="Bio" rows={6} hint="The first lines appear at the top of your page." />
            <CategoriesItem options={lists.categories?.map(({ _id, name }) => ({ value: _id, label: name })) ?? null} />
          </>
        ) : (
          <NotSupportedNote what="changing your text, categories, address and links here" />
        )}
        <SelectItem
          name="languages"
          label="Languages"
          mode="multiple"
          placeholder="Add a language"
          hint={getListHint(lists.languages)}
          options={lists.languages?.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <div className={styles.pair}>
          <SelectItem
            name="country"
            label="Country"
            hint={getListHint(lists.countries)}
            options={withCurrent(countries, values.country)}
          />
          <SelectItem
            name="gender"
            label="Gender"
            showSearch={false}
            options={values.gender === '' ? [{ value: '', label: 'Choose' }, ...GENDERS] : GENDERS}
          />
        </div>
      </section>
      {extended ? <Links /> : null}
      <BodyInfo values={values} lists={lists} />
      <section className={styles.group} aria-labelledby="private">
        <h2 id="private">Private details</h2>
        <p className={styles.quiet}>Only our team sees this. We use it for payouts and verification.</p>
        <div className={styles.pair}>
          <TextItem name="firstName" label="First name" autoComplete="given-name" maxLength={80} />
          <TextItem name="lastName" label="Last name" autoComplete="family-name" maxLength={80} />
          <SelectItem
            name="phoneCode"
            label="Country code"
            hint={getListHint(lists.phoneCodes)}
            options={withCurrent(lists.phoneCodes ?? [], values.phoneCode)}
          />
          <TextItem name="phone" label="Phone number" inputMode="tel" autoComplete="tel-national" />
        </div>
        {extended ? (
          <div className={styles.pair}>
            <TextItem
              name="dateOfBirth"
              label="Date of birth"
              type="date"
              autoComplete="bday"
              hint="Your page shows your age, not the day."
            />
            <TextItem name="address" label="Street address" autoComplete="address-line1" maxLength={200} />
            <TextItem name="zipcode" label="Postal code" autoComplete="postal-code" maxLength={20} />
            <TextItem name="city" label="City" autoComplete="address-level2" maxLength={80} />
            <TextItem name="state" label="State or region" autoComplete="address-level1" maxLength={80} />
          </div>
        ) : null}
      </section>
    </>
  );
}

function Links() {
  return (
    <section className={styles.group} aria-labelledby="links">
      <h2 id="links">Social links</h2>
      <div className={styles.pair}>
        {SOCIALS.map(({ name, label }) => (
          <TextItem
            key={name}
            name={`socialsLink.${name}`}
            label={label}
            inputMode="url"
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

function BodyInfo({ values, lists }: Pick<ProfileFieldsProps, 'values' | 'lists'>) {
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
          <SelectItem key={name} name={name} label={label} options={withCurrent(options, values[name])} />
        ))}
      </div>
    </section>
  );
}
