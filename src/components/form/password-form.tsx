import { useEffect, useRef } from 'react';
import { useCaptcha } from '../captcha/use-captcha';
import { FormSummary } from './form-summary';
import { newPasswordProblem, NewPasswordField } from './new-password-field';
import { SaveBar } from './save-bar';
import { TextField } from './text-field';
import { UnsavedGuard } from './unsaved-guard';
import { type Refusal, useForm } from './use-form';
import styles from './password-form.module.css';

interface PasswordFormProps {
  /** For password managers. */
  email: string | undefined;
  saving: boolean;
  saved: boolean;
  refusal: Refusal | null;
  /** The current password is checked with a login, which may need a captcha; null if the site has none. */
  siteKey: string | null;
  verifyCaptcha: (token: string) => Promise<boolean>;
  onSend: (passwords: { currentPassword: string; password: string }) => void;
}

/** Form to change the account's password. If the server rejects `currentPassword`, its field gets the focus. */
export function PasswordForm({ email, saving, saved, refusal, siteKey, verifyCaptcha, onSend }: PasswordFormProps) {
  const captcha = useCaptcha({ siteKey, verify: verifyCaptcha });
  const currentField = useRef<HTMLInputElement>(null);
  const form = useForm({
    draft: 'password',
    initial: { currentPassword: '', password: '' },
    secret: ['currentPassword', 'password'],
    check: ({ currentPassword, password }) => ({
      currentPassword: currentPassword ? undefined : 'Enter your current password.',
      password: newPasswordProblem(password),
    }),
    refusal,
    busy: saving,
    send: (passwords) => (captcha.passed ? onSend(passwords) : captcha.showProblem()),
  });
  const { clear, report } = form;
  const isCurrentRefused =
    refusal?.constraints.currentPassword !== undefined && report.problems.currentPassword !== undefined;

  useEffect(() => {
    if (saved) clear();
  }, [saved, clear]);

  // Runs after the summary took the focus: the only error is in this field.
  useEffect(() => {
    if (isCurrentRefused) currentField.current?.focus();
  }, [isCurrentRefused]);

  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={form.submit}
      aria-label="Password"
      onFocus={captcha.wake}
    >
      <FormSummary report={report} />
      <section className={styles.group} aria-labelledby="new-password">
        <h2 id="new-password">Choose a new password</h2>
        <p className={styles.note}>You’ll use it the next time you log in. You stay logged in on this device.</p>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <TextField
          ref={currentField}
          {...form.text('currentPassword')}
          label="Current password"
          type="password"
          autoComplete="current-password"
        />
        <NewPasswordField {...form.text('password')} label="New password" />
        {captcha.widget}
      </section>
      <SaveBar
        label="Change password"
        isDraftStored={false}
        saving={saving}
        saved={saved}
        dirty={form.dirty}
        onDiscard={clear}
      />
      <UnsavedGuard when={form.dirty && !saving} />
    </form>
  );
}
