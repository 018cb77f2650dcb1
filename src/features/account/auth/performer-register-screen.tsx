import { useEffect, useState } from 'react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { Checkbox } from '@/components/form/checkbox';
import { FormSummary } from '@/components/form/form-summary';
import { NewPasswordField } from '@/components/form/new-password-field';
import { SelectField } from '@/components/form/select-field';
import { TermsLabel } from '@/components/form/terms-label';
import { TextField } from '@/components/form/text-field';
import { useForm } from '@/components/form/use-form';
import { Link } from '@/components/link';
import { toCountryOptions } from '@/entities/country';
import { paths } from '@/lib/page/paths';
import { useAppSelector, useIsLoggedIn } from '@/store/hooks';
import { DocumentField } from './document-field';
import type { PerformerRegisterProps } from './performer-register.loader';
import { EMPTY, registerBody, registerProblems, SECRET } from './register-values';
import { MailSent } from './mail-sent';
import { useCaptchaCheck } from './use-captcha-check';
import { type Documents, usePerformerRegister } from './use-performer-register';
import formStyles from './auth-form.module.css';
import styles from './performer-register.module.css';

/** Registration form for performers (contract D.6). The account needs a verified email and approval. */
export function PerformerRegisterScreen({ countries }: PerformerRegisterProps) {
  const termsId = useAppSelector(({ settings }) => settings.acceptanceSignupId);
  const isFan = useIsLoggedIn();
  const captcha = useCaptchaCheck();
  const [documents, setDocuments] = useState<Documents>({ idVerification: null, documentVerification: null });
  const { progress, refusal, missing, done, send, stop } = usePerformerRegister();
  const form = useForm({
    draft: 'performer-register',
    initial: EMPTY,
    secret: SECRET,
    check: registerProblems,
    refusal,
    busy: progress !== null,
    send: (values) => (captcha.passed ? void send(registerBody(values), documents) : captcha.showProblem()),
  });
  const { clear, text } = form;
  useEffect(() => {
    if (done) clear();
  }, [done, clear]);

  if (done)
    return (
      <MailSent
        {...done}
        action={
          <ButtonLink size="lg" wide href={paths.home}>
            Browse the site
          </ButtonLink>
        }
      >
        <ol className={styles.steps}>
          <li>
            Open the link we sent to <strong>{done.email}</strong> within a day.
          </li>
          <li>We review your documents, which takes 1–2 days.</li>
          <li>We email you when your account is approved. Then log in to open your studio.</li>
        </ol>
      </MailSent>
    );
  const getDocumentProps = (name: keyof Documents) => ({
    name,
    chosen: documents[name],
    error: form.report.problems[name],
    onChange: (file: File | null) => {
      setDocuments((before) => ({ ...before, [name]: file }));
      form.set(name, file?.name ?? '');
    },
  });
  return (
    <div className={styles.form}>
      <form className={styles.form} method="post" noValidate onSubmit={form.submit} onFocus={captcha.wake}>
        <div className={formStyles.head}>
          <h1>Become a performer</h1>
          <p className={formStyles.lead}>
            Publish, sell, go live and get paid. We verify your identity once, then you can use your studio.
          </p>
        </div>
        {isFan ? (
          <p className={styles.note}>
            You’re logged in as a fan. Your performer account will be separate: use another email and username.
          </p>
        ) : null}
        <FormSummary report={form.report} />
        {missing ? (
          <p role="alert" className={styles.missing}>
            Performer registration isn’t available right now. Use the <Link href={paths.contact()}>contact page</Link>{' '}
            instead. Your entries stay on this device for a day.
          </p>
        ) : null}
        <fieldset className={styles.group}>
          <legend>Login details</legend>
          <TextField
            {...text('email')}
            label="Email"
            type="email"
            autoComplete="email"
            spellCheck={false}
            hint="We’ll email you a link to verify your address."
          />
          <TextField
            {...text('username')}
            label="Username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            hint="Letters and numbers. It’s also part of your page’s link and can’t be changed later."
          />
          <NewPasswordField {...text('password')} label="Password" />
          <TextField {...text('name')} label="Stage name (optional)" autoComplete="nickname" maxLength={100} />
        </fieldset>
        <fieldset className={styles.group}>
          <legend>Your identity</legend>
          <p className={styles.hint}>As shown on your ID. Only our review team sees this.</p>
          <div className={styles.pair}>
            <TextField {...text('firstName')} label="First name" autoComplete="given-name" maxLength={80} />
            <TextField {...text('lastName')} label="Last name" autoComplete="family-name" maxLength={80} />
          </div>
          <TextField {...text('dateOfBirth')} label="Date of birth" type="date" autoComplete="bday" />
          {countries ? (
            <SelectField
              {...text('country')}
              label="Country (optional)"
              autoComplete="country"
              options={[{ value: '', label: 'Prefer not to say' }, ...toCountryOptions(countries)]}
            />
          ) : null}
          <DocumentField
            {...getDocumentProps('idVerification')}
            label="ID document"
            hint="Passport, ID card or driver’s license. JPEG, PNG, WebP or PDF, up to 20 MB."
          />
          <DocumentField
            {...getDocumentProps('documentVerification')}
            label="Selfie with your ID"
            hint="Hold your ID next to your face. Both must be clearly visible."
          />
        </fieldset>
        <Checkbox {...form.tick('terms')} label={<TermsLabel page={termsId} />} />
        {captcha.widget}
        {progress === null ? (
          <Button type="submit" variant="primary" size="lg" wide>
            Submit application
          </Button>
        ) : (
          <div className={styles.progress}>
            <progress value={progress} max={100} aria-label="Submitting application" />
            <span>{progress}%</span>
            <Button onClick={stop}>Cancel</Button>
          </div>
        )}
      </form>
      {isFan ? null : (
        <p className={styles.footer}>
          <span>
            Only here to watch? <Link href={paths.register()}>Create a fan account</Link>
          </span>
          <Link href={paths.login()}>Log in</Link>
        </p>
      )}
    </div>
  );
}
