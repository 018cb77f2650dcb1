import { useEffect } from 'react';
import { captchaKey } from '@/lib/captcha-key';
import { PasswordForm } from '@/components/form/password-form';
import { OtherSessions } from '@/components/session/other-sessions';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useOtherSessions } from '@/store/user/use-other-sessions';
import { usePasswordChange } from '@/store/user/use-password-change';
import { accountOpened } from '@/store/user/user.slice';

export function PasswordTab() {
  const dispatch = useAppDispatch();
  const siteKey = useAppSelector(({ settings }) => captchaKey(settings));
  useEffect(() => {
    dispatch(accountOpened());
  }, [dispatch]);
  return (
    <>
      <PasswordForm {...usePasswordChange()} siteKey={siteKey} />
      <OtherSessions {...useOtherSessions()} />
    </>
  );
}
