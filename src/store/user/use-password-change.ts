import { useServices } from '@/services/services-context';
import { useAppDispatch, useAppSelector } from '../hooks';
import { passwordUpdateRequested } from './user.slice';

/** State and action for changing the password. `source` is the kind of account (contract C.1). */
export function usePasswordChange() {
  const dispatch = useAppDispatch();
  const { captcha } = useServices();
  const { current, changing, updating, updatedPassword, error } = useAppSelector((state) => state.user);
  return {
    email: current.email,
    saving: updating,
    saved: updatedPassword,
    refusal: changing === 'password' ? error : null,
    verifyCaptcha: async (token: string) => (await captcha.verify(token)).data.success,
    onSend: (passwords: { currentPassword: string; password: string }) =>
      void dispatch(passwordUpdateRequested({ ...passwords, source: current.isPerformer ? 'performer' : 'user' })),
  };
}
