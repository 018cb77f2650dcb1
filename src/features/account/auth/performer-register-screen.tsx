import { useEffect, useState } from 'react';
import { Button } from '@/components/button/button';
import { Checkbox } from '@/components/form/checkbox';
import { FormSummary } from '@/components/form/form-summary';
import { NewPasswordField } from '@/components/form/new-password-field';
import { SelectField } from '@/components/form/select-field';
import { TermsLabel } from '@/components/form/terms-label';
import { TextField } from '@/components/form/text-field';
import { useForm } from '@/components/form/use-form';
import { Link } from '@/components/link';
import { paths } from '@/lib/page/paths';
import { useAppSelector } from '@/store/hooks';
import { DocumentField } from './document-field';
import type { PerformerRegisterProps } from './performer-register.loader';
import { EMPTY, registerBody, registerProblems, SECRET } from './register-values';
import { Registered } from './registered';
import { useHuman } from './use-registration-captcha';
import { type Documents, usePerformerRegister } from './use-performer-register';
import styles from './performer-register.module.css';

/** A performer's account in one form (contract D.6). It waits for its mail and for approval. */
export function PerformerRegisterScreen({ countries }: PerformerRegisterProps) {
  const termsId = useAppSelector(({ settings }) => settings.acceptanceSignupId);
  const human = useHuman();
  const [documents, setDocuments] = useState<Documents>({ idVerification: null, documentVerification: null });
  const { progress, refusal, missing, done, send, stop, resend } = usePerformerRegister();
  const form = useForm({
    draft: 'performer-register',
    initial: EMPTY,
    secret: SECRET,
    check: registerProblems,
    refusal,
    busy: progress !== null,
    send: (values) => (human.passed ? void send(registerBody(values), documents) : human.complain()),
  });
  const { clear, text } = form;
  useEffect(() => {
    if (done) clear();
  }, [done, clear]);

  if (done) return <Registered {...done} onResend={resend} />;
  const document = (name: keyof Documents) => ({
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
      <form className={styles.form} method="post" noValidate onSubmit={form.submit} onFocus={human.wake}>
        <div className={styles.head}>
          <h1>Perform on this site</h1>
          <p className={styles.lead}>Publish, sell, go live and be paid. We check who you are once, then your studio opens.</p>
        </div>
        <FormSummary report={form.report} />
        {missing ? (
          <p role="alert" className={styles.missing}>
            This server does not offer registration of performers. Write to us by the <Link href={paths.contact()}>contact page</Link>. What you typed stays on this device for a day.
          </p>
        ) : null}
        <fieldset className={styles.group}>
          <legend>How you log in</legend>
          <TextField {...text('email')} label="E-mail" type="email" autoComplete="email" spellCheck={false} hint="We send you a mail to verify it." />
          <TextField {...text('username')} label="User name" autoComplete="username" autoCapitalize="none" spellCheck={false} hint="Letters and digits; the address of your page. It cannot be changed later." />
          <NewPasswordField {...text('password')} label="Password" />
          <TextField {...text('name')} label="Name on stage (optional)" autoComplete="nickname" maxLength={100} />
        </fieldset>
        <fieldset className={styles.group}>
          <legend>Who you are</legend>
          <p className={styles.lead}>As in your document. Only those who check accounts see this.</p>
          <div className={styles.pair}>
            <TextField {...text('firstName')} label="First name" autoComplete="given-name" maxLength={80} />
            <TextField {...text('lastName')} label="Last name" autoComplete="family-name" maxLength={80} />
          </div>
          <TextField {...text('dateOfBirth')} label="Birthday" type="date" autoComplete="bday" />
          {countries ? (
            <SelectField
              {...text('country')}
              label="Country (optional)"
              autoComplete="country"
              options={[{ value: '', label: 'Not said' }, ...countries.map(({ code, name }) => ({ value: code, label: name }))]}
            />
          ) : null}
          <DocumentField {...document('idVerification')} label="Identity document" hint="Passport, identity card or driving licence. JPEG, PNG, WebP or PDF, at most 20 MB." />
          <DocumentField {...document('documentVerification')} label="You with your document" hint="Hold it beside your face; both must be readable." />
        </fieldset>
        <Checkbox {...form.tick('terms')} label={<TermsLabel page={termsId} />} />
        {human.widget}
        {progress === null ? (
          <Button type="submit" look="primary" size="lg" wide>
            Send the application
          </Button>
        ) : (
          <div className={styles.course}>
            <progress value={progress} max={100} aria-label="Sending the application" />
            <span>{progress} %</span>
            <Button onClick={stop}>Stop</Button>
          </div>
        )}
      </form>
      <p className={styles.foot}>
        <span>
          Only here to watch? <Link href={paths.register}>Create a fan account</Link>
        </span>
        <Link href={paths.login()}>Log in</Link>
      </p>
    </div>
  );
}
