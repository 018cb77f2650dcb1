import { useEffect, useRef } from 'react';
import { Button } from '@/components/button/button';
import { FormSummary } from '@/components/form/form-summary';
import { TextField } from '@/components/form/text-field';
import { useCountdown } from '@/components/form/use-countdown';
import { useForm } from '@/components/form/use-form';
import { Link } from '@/components/link';
import { emailProblem } from '@/features/account/auth/email';
import { paths } from '@/lib/page/paths';
import { forgotRequested, formOpened } from '@/store/auth/auth.slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { GuestProps } from './guest.loader';
import { useCaptchaCheck } from './use-captcha-check';
import styles from './auth-form.module.css';

const PAUSE_SECONDS = 60;

/** Requests a password reset link. The response is the same whether or not the email address has an account. */
export function ForgotScreen({ next }: GuestProps) {
  const dispatch = useAppDispatch();
  const { requesting, error, success, data } = useAppSelector((state) => state.auth.forgotData);
  const pause = useCountdown();
  const captcha = useCaptchaCheck();
  const note = useRef<HTMLDivElement>(null);
  const form = useForm({
    draft: 'forgot-password',
    initial: { email: '' },
    secret: ['email'],
    check: ({ email }) => ({ email: emailProblem(email) }),
    refusal: error,
    busy: requesting,
    send: ({ email }) => (captcha.passed ? dispatch(forgotRequested({ email: email.trim() })) : captcha.showProblem()),
  });
  const { start } = pause;

  useEffect(() => {
    dispatch(formOpened());
  }, [dispatch]);

  useEffect(() => {
    if (!success) return;
    start(PAUSE_SECONDS);
    note.current?.focus();
  }, [success, start]);

  return (
    <div className={styles.page}>
      <form className={styles.form} method="post" noValidate onSubmit={form.submit} onFocus={captcha.wake}>
        <div className={styles.head}>
          <h1>Forgot your password?</h1>
          <p className={styles.lead}>We’ll email you a link to choose a new one.</p>
        </div>
        {success && data ? (
          <div ref={note} className={styles.good} role="status" tabIndex={-1}>
            <p>
              If <strong>{data.email}</strong> has an account, we’ve sent a link to it. The link works for a day. Didn’t
              get it? Check your spam folder.
            </p>
          </div>
        ) : null}
        <FormSummary report={form.report} />
        <TextField {...form.text('email')} label="Email" type="email" autoComplete="email" spellCheck={false} />
        {captcha.widget}
        <Button type="submit" variant="primary" size="lg" wide loading={requesting} disabled={pause.left > 0}>
          {pause.left > 0 ? `Send again in ${pause.left} s` : 'Send link'}
        </Button>
      </form>
      <p className={styles.row}>
        <Link href={paths.login(next)}>Back to login</Link>
      </p>
    </div>
  );
}
