import { useServices } from '@/services/services-context';

/** Has the mail that verifies an address sent again. */
export function useVerificationMail(): (email: string) => Promise<unknown> {
  const { auth } = useServices();
  return (email) => auth.resendVerification({ email });
}
