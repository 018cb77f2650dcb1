import { captchaKey } from '@/lib/captcha-key';
import { PasswordForm } from '@/components/form/password-form';
import { OtherSessions } from '@/components/session/other-sessions';
import { useAppSelector } from '@/store/hooks';
import { useOtherSessions } from '@/store/user/use-other-sessions';
import { usePasswordChange } from '@/store/user/use-password-change';

/** Changes the account password; also logs out other devices. */
export function PasswordTab() {
  const siteKey = useAppSelector(({ settings }) => captchaKey(settings));
  return (
    <>
      <PasswordForm {...usePasswordChange()} siteKey={siteKey} />
      <OtherSessions {...useOtherSessions()} />
    </>
  );
}
