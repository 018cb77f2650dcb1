import { useEffect, useState } from 'react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { Checkbox } from '@/components/form/checkbox';
import { FormSummary } from '@/components/form/form-summary';
import { newPasswordProblem, NewPasswordField } from '@/components/form/new-password-field';
import { SelectField } from '@/components/form/select-field';
import { TermsLabel } from '@/components/form/terms-label';
import { TextField } from '@/components/form/text-field';
import { type Problems, useForm } from '@/components/form/use-form';
import { Link } from '@/components/link';
import { pendingRegistration } from '@/device/pending-registration';
import { emailProblem } from '@/features/account/auth/email';
import { toCountryOptions } from '@/entities/country';
import { paths } from '@/lib/page/paths';
import { formOpened, registerRequested } from '@/store/auth/auth.slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { RegisterProps } from './guest.loader';
import { MailSent } from './mail-sent';
import { registerLead } from './next-intent';
import { useCaptchaCheck } from './use-captcha-check';
import styles from './auth-form.module.css';

const EMPTY = { email: '', username: '', name: '', password: '', country: '', adult: false, terms: false };
type Values = typeof EMPTY;

const check = ({ email, username, password, adult, terms }: Values): Problems<Values> => ({
  email: emailProblem(email),
  username: /^[a-zA-Z0-9]+$/.test(username.trim()) ? undefined : 'Use only letters and numbers.',
  password: newPasswordProblem(password),
  adult: adult ? undefined : 'You must be 18 or older to join.',
  terms: terms ? undefined : 'Accept the terms to continue.',
});

/** Registration form for fans (contract C.1). It doesn't log in: the email must be verified first. */
export function RegisterScreen({ next, countries }: RegisterProps) {
  const dispatch = useAppDispatch();
  const { requesting, error, success, data } = useAppSelector((state) => state.auth.registerFanData);
  const termsId = useAppSelector((state) => state.settings.acceptanceSignupId);
  const [madeFor, setMadeFor] = useState('');
  const captcha = useCaptchaCheck();
  const form = useForm({
    draft: 'register',
    initial: EMPTY,
    secret: ['password', 'adult', 'terms'],
    check,
    refusal: error,
    busy: requesting,
    send: ({ email, username, name, password, country }) => {
      if (!captcha.passed) return captcha.showProblem();
      setMadeFor(email.trim());
      dispatch(
        registerRequested({
          email: email.trim(),
          username: username.trim(),
          password,
          ...(name.trim() ? { name: name.trim() } : {}),
          ...(country ? { country } : {}),
        }),
      );
    },
  });
  const { clear } = form;

  useEffect(() => {
    dispatch(formOpened());
  }, [dispatch]);

  useEffect(() => {
    if (!success) return;
    clear();
    if (madeFor) pendingRegistration.write({ email: madeFor, next, at: Date.now() });
  }, [success, clear, madeFor, next]);

  if (success && madeFor)
    return (
      <MailSent
        email={madeFor}
        message={data?.message}
        action={
          <ButtonLink variant="primary" size="lg" wide href={paths.login(next)}>
            Log in
          </ButtonLink>
        }
      >
        <p className={styles.lead}>
          We sent a link to <strong>{madeFor}</strong>. Open it within a day, then log in. Didn’t get it? Check your
          spam folder.
        </p>
      </MailSent>
    );

  const lead = registerLead(next);
  return (
    <div className={styles.page}>
      <form className={styles.form} method="post" noValidate onSubmit={form.submit} onFocus={captcha.wake}>
        <div className={styles.head}>
          <h1>Create an account</h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        <FormSummary report={form.report} />
        <TextField
          {...form.text('email')}
          label="Email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          hint="We’ll email you a link to verify your address."
        />
        <TextField
          {...form.text('username')}
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          hint="Letters and numbers. It can’t be changed later."
        />
        <NewPasswordField {...form.text('password')} label="Password" />
        <TextField {...form.text('name')} label="Display name (optional)" autoComplete="nickname" maxLength={80} />
        {countries ? (
          <SelectField
            {...form.text('country')}
            label="Country (optional)"
            autoComplete="country"
            options={[{ value: '', label: 'Prefer not to say' }, ...toCountryOptions(countries)]}
          />
        ) : null}
        <div className={styles.ticks}>
          <Checkbox {...form.tick('adult')} label="I’m 18 or older" />
          <Checkbox {...form.tick('terms')} label={<TermsLabel page={termsId} />} />
        </div>
        {captcha.widget}
        <Button type="submit" variant="primary" size="lg" wide loading={requesting}>
          Create account
        </Button>
      </form>
      <p className={styles.row}>
        <span>
          Already have an account? <Link href={paths.login(next)}>Log in</Link>
        </span>
        <span>
          Are you a performer? <Link href={paths.performerRegister}>Create a performer account</Link>
        </span>
      </p>
    </div>
  );
}
