import { useServices } from '@/services/services-context';

/** Resends the verification email. */
export function useVerificationMail(): (email: string) => Promise<unknown> {
  const { auth } = useServices();
  return (email) => auth.resendVerification({ email });
}
