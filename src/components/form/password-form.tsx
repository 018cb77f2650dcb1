import { useEffect } from 'react';
import { FormSummary } from './form-summary';
import { newPasswordProblem, NewPasswordField } from './new-password-field';
import { SaveBar } from './save-bar';
import { UnsavedGuard } from './unsaved-guard';
import { type Refusal, useForm } from './use-form';
import styles from './password-form.module.css';

interface PasswordFormProps {
  /** Whose password it is, for password managers. */
  email: string | undefined;
  saving: boolean;
  saved: boolean;
  refusal: Refusal | null;
  onSend: (password: string) => void;
}

/** A new password for the own account. The API asks for no old one (contract C.1). */
export function PasswordForm({ email, saving, saved, refusal, onSend }: PasswordFormProps) {
  const form = useForm({
    draft: 'password',
    initial: { password: '' },
    secret: ['password'],
    check: ({ password }) => ({ password: newPasswordProblem(password) }),
    refusal,
    busy: saving,
    send: ({ password }) => onSend(password),
  });
  const { clear } = form;

  useEffect(() => {
    if (saved) clear();
  }, [saved, clear]);

  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.submit} aria-label="Password">
      <FormSummary report={form.report} />
      <section className={styles.group} aria-labelledby="new-password">
        <h2 id="new-password">Choose a new password</h2>
        <p className={styles.note}>You use it from the next log-in on. On this device you stay logged in.</p>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordField {...form.text('password')} label="New password" />
      </section>
      <SaveBar label="Change the password" kept={false} saving={saving} saved={saved} dirty={form.dirty} onDiscard={clear} />
      <UnsavedGuard when={form.dirty && !saving} />
    </form>
  );
}
