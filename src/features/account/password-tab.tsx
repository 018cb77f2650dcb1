import { PasswordForm } from '@/components/form/password-form';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { passwordUpdateAsked } from '@/store/user/user.slice';

/** A new password; `source` says whose kind of account it is (contract C.1, spec §3). */
export function PasswordTab() {
  const dispatch = useAppDispatch();
  const { current, changing, updating, updatedPassword, error } = useAppSelector((state) => state.user);
  const send = (password: string) => dispatch(passwordUpdateAsked({ password, source: current.isPerformer ? 'performer' : 'user' }));
  return <PasswordForm email={current.email} saving={updating} saved={updatedPassword} refusal={changing === 'password' ? error : null} onSend={send} />;
}
