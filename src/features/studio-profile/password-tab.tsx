import { useEffect } from 'react';
import { PasswordForm } from '@/components/form/password-form';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { accountOpened, passwordUpdateAsked } from '@/store/user/user.slice';

/** A new password for a performer's log-in: the API tells the two kinds of account apart by `source` (contract C.1). */
export function PasswordTab() {
  const dispatch = useAppDispatch();
  const { current, changing, updating, updatedPassword, error } = useAppSelector((state) => state.user);
  useEffect(() => {
    dispatch(accountOpened());
  }, [dispatch]);
  return <PasswordForm email={current.email} saving={updating} saved={updatedPassword} refusal={changing === 'password' ? error : null} onSend={(password) => dispatch(passwordUpdateAsked({ password, source: 'performer' }))} />;
}
