import { useEffect } from 'react';
import { FormSummary } from '@/components/form/form-summary';
import { LanguagesField } from '@/components/form/languages-field';
import { SaveBar } from '@/components/form/save-bar';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { UnsavedGuard } from '@/components/form/unsaved-guard';
import { useForm } from '@/components/form/use-form';
import { toCountryOptions } from '@/entities/country';
import { BODY_INFO, realOptions } from '@/entities/performer/body-info';
import { GENDERS, getListHint, UNSPECIFIED, withCurrent } from '@/entities/performer/profile-options';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { profileUpdateRequested } from '@/store/user/user.slice';
import type { ProfileLists } from './account.loader';
import { getMaxNameLength, profileBody, profileProblems, profileValues } from './profile-values';
import styles from './account.module.css';

export function ProfileForm({ lists }: { lists: ProfileLists }) {
  const dispatch = useAppDispatch();
  const { current, changing, updating, updateSuccess, error } = useAppSelector((state) => state.user);
  const isPerformer = current.isPerformer === true;
  const initial = profileValues(current, lists.phoneCodes ?? []);
  const maxNameLength = getMaxNameLength(isPerformer);
  const form = useForm({
    draft: `profile:${current._id}`,
    initial,
    check: (values) => profileProblems(values, initial, maxNameLength),
    refusal: changing === 'profile' ? error : null,
    busy: updating,
    send: (values) => dispatch(profileUpdateRequested(profileBody(values, initial, current))),
  });
  const { clear, sent } = form;

  useEffect(() => {
    if (updateSuccess) sent();
  }, [updateSuccess, sent]);

  const bodyInfo = BODY_INFO.map((field) => ({ ...field, options: realOptions(lists.bodyInfo?.[field.list]) })).filter(
    ({ options }) => options.length > 0,
  );

  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.submit} aria-label="Profile">
      <FormSummary report={form.report} />
      <section className={styles.group} aria-labelledby="about-you">
        <h2 id="about-you">About you</h2>
        <TextField {...form.text('name')} label="Display name" autoComplete="nickname" maxLength={maxNameLength} />
        <div className={styles.pair}>
          <SelectField
            {...form.text('country')}
            label="Country"
            autoComplete="country"
            hint={getListHint(lists.countries)}
            options={withCurrent(toCountryOptions(lists.countries ?? []), initial.country)}
          />
          <SelectField
            {...form.text('gender')}
            label="Gender"
            options={isPerformer && initial.gender !== '' ? GENDERS : [UNSPECIFIED, ...GENDERS]}
          />
        </div>
        <LanguagesField
          chosen={form.values.languages}
          options={lists.languages ?? []}
          hint={getListHint(lists.languages)}
          error={form.report.problems.languages}
          onChange={(languages) => form.set('languages', languages)}
        />
      </section>
      <section className={styles.group} aria-labelledby="phone">
        <h2 id="phone">Phone</h2>
        <p className={styles.quiet}>
          {isPerformer ? 'Only our team sees this.' : 'Used for shipping. The seller sees it when you order.'}
        </p>
        <div className={styles.pair}>
          <SelectField
            {...form.text('phoneCode')}
            label="Country code"
            autoComplete="tel-country-code"
            hint={getListHint(lists.phoneCodes)}
            options={withCurrent(lists.phoneCodes ?? [], initial.phoneCode)}
          />
          <TextField {...form.text('phone')} label="Number" inputMode="tel" autoComplete="tel-national" />
        </div>
      </section>
      {isPerformer && bodyInfo.length > 0 ? (
        <section className={styles.group} aria-labelledby="body-info">
          <h2 id="body-info">Body info</h2>
          <p className={styles.quiet}>Shown on your public profile and used in search. All fields are optional.</p>
          <div className={styles.pair}>
            {bodyInfo.map(({ name, label, options }) => (
              <SelectField
                key={name}
                {...form.text(name)}
                label={label}
                options={withCurrent(options, initial[name])}
              />
            ))}
          </div>
        </section>
      ) : null}
      <SaveBar label="Save profile" saving={updating} saved={updateSuccess} dirty={form.dirty} onDiscard={clear} />
      <UnsavedGuard when={form.dirty && !updating} />
    </form>
  );
}
