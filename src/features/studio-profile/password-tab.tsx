import { useEffect } from 'react';
import { FormSummary } from '@/components/form/form-summary';
import { newPasswordProblem, NewPasswordField } from '@/components/form/new-password-field';
import { UnsavedGuard } from '@/components/form/unsaved-guard';
import { useForm } from '@/components/form/use-form';
import { SaveBar } from '@/components/form/save-bar';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { accountOpened, passwordUpdateAsked } from '@/store/user/user.slice';
import styles from './studio-profile.module.css';

/** A new password for a performer's log-in: the API tells the two kinds of account apart by `source` (contract C.1). */
export function PasswordTab() {
  const dispatch = useAppDispatch();
  const { current, updating, updatedPassword, error } = useAppSelector((state) => state.user);
  const form = useForm({
    draft: 'studio-password',
    initial: { password: '' },
    secret: ['password'],
    check: ({ password }) => ({ password: newPasswordProblem(password) }),
    refusal: error,
    busy: updating,
    send: ({ password }) => dispatch(passwordUpdateAsked({ password, source: 'performer' })),
  });
  const { clear } = form;
  useEffect(() => {
    dispatch(accountOpened());
  }, [dispatch]);
  useEffect(() => {
    if (updatedPassword) clear();
  }, [updatedPassword, clear]);

  return (
    <form className={styles.form} method="post" noValidate onSubmit={form.submit} aria-label="Password">
      <FormSummary report={form.report} />
      <section className={styles.group} aria-labelledby="new-password">
        <h2 id="new-password">Choose a new password</h2>
        <p className={styles.quiet}>You use it from the next log-in on. On this device you stay logged in.</p>
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={current.email} readOnly hidden />
        <NewPasswordField {...form.text('password')} label="New password" />
      </section>
      <SaveBar label="Change the password" kept={false} saving={updating} saved={updatedPassword} dirty={form.dirty} onDiscard={clear} />
      <UnsavedGuard when={form.dirty && !updating} />
    </form>
  );
}
