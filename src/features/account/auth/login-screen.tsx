import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/button/button';
import { Checkbox } from '@/components/form/checkbox';
import { TextField } from '@/components/form/text-field';
import { Link } from '@/components/link';
import { pendingRegistration } from '@/device/pending-registration';
import { paths } from '@/lib/page/paths';
import { withQuery } from '@/lib/lists/query';
import { formOpened, loginRequested } from '@/store/auth/auth.slice';
import { needsVerification } from '@/store/auth/needs-verification';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ResendMail } from '@/components/form/resend-mail';
import type { LoginProps } from './login.loader';
import { loginLead } from './next-intent';
import { useCaptchaCheck } from './use-captcha-check';
import { looksLikeEmail } from './email';
import { usePendingRegistration } from './use-pending-registration';
import { useVerificationMail } from './use-verification-mail';
import styles from './auth-form.module.css';

interface Props extends LoginProps {
  /** True if the visitor is here because the session ended (spec §8). */
  sessionEnded?: boolean;
}

/** Login with username or email (contract G). Errors appear above the fields, which keep their values. */
export function LoginScreen({ next, sessionEnded }: Props) {
  const dispatch = useAppDispatch();
  const { requesting, error, success } = useAppSelector((state) => state.auth.loginAuth);
  const pending = usePendingRegistration();
  const [typedUsername, setUsername] = useState<string | null>(null);
  const username = typedUsername ?? pending?.email ?? '';
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [missing, setMissing] = useState<{ username?: string; password?: string }>({});
  const captcha = useCaptchaCheck();
  const alert = useRef<HTMLParagraphElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const lead = loginLead(next);
  const onward = { next: next === paths.home ? '' : next };

  useEffect(() => {
    dispatch(formOpened());
    // Clears the error, so it doesn't appear on the next page.
    return () => void dispatch(formOpened());
  }, [dispatch]);

  useEffect(() => {
    if (success) pendingRegistration.forget();
  }, [success]);

  useEffect(() => {
    if (error) alert.current?.focus();
  }, [error]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (requesting || success) return;
    const found = {
      ...(username.trim() ? {} : { username: 'Enter your username or email.' }),
      ...(password ? {} : { password: 'Enter your password.' }),
    };
    setMissing(found);
    const first = Object.keys(found)[0];
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    if (!captcha.passed) return captcha.showProblem();
    dispatch(loginRequested({ username: username.trim(), password, remember, next }));
  };

  return (
    <div className={styles.page}>
      <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit} onFocus={captcha.wake}>
        <div className={styles.head}>
          <h1>Log in</h1>
          {lead && !sessionEnded ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        {sessionEnded ? (
          <p className={styles.note} role="status">
            Your session has ended. Nothing is lost: log in to continue where you left off.
          </p>
        ) : null}
        {error ? (
          <p ref={alert} className={styles.error} data-testid="login-error" role="alert" tabIndex={-1} dir="auto">
            {error.message}
          </p>
        ) : null}
        {error && needsVerification(error) ? <Unverified key={username} login={username} onward={onward} /> : null}
        <TextField
          label="Username or email"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          error={missing.username ?? error?.constraints.username}
          onChange={(event) => setUsername(event.target.value)}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          value={password}
          error={missing.password ?? error?.constraints.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Checkbox
          label="Remember me"
          hint="Stay logged in for a year. Don’t use this on a shared device."
          name="remember"
          data-testid="remember"
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
        {captcha.widget}
        <Button type="submit" variant="primary" size="lg" wide loading={requesting || success}>
          Log in
        </Button>
      </form>
      <div className={styles.row}>
        <Link href={withQuery(paths.forgotPassword, onward)}>Forgot your password?</Link>
        <span>
          New here? <Link href={paths.register(next)}>Create an account</Link>
        </span>
        <span>
          Want to publish and earn? <Link href={paths.performerRegister}>Become a performer</Link>
        </span>
      </div>
    </div>
  );
}

/** The login form as the destination of a 401 (spec §2, §8). */
export const SessionEndedScreen = (props: LoginProps) => <LoginScreen {...props} sessionEnded />;

/** Lets a visitor with an unverified address get a new email without leaving the login page. */
function Unverified({ login, onward }: { login: string; onward: { next: string } }) {
  const resend = useVerificationMail();
  return (
    <div className={styles.note}>
      <p>Open the verification link we emailed you, then log in here.</p>
      {looksLikeEmail(login) ? (
        <ResendMail send={() => resend(login.trim())} />
      ) : (
        <p>
          Didn’t get it? <Link href={withQuery(paths.resendVerification, onward)}>Resend email</Link>
        </p>
      )}
    </div>
  );
}
