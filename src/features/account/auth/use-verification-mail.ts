import { useServices } from '@/services/services-context';

export function useVerificationMail(): (email: string) => Promise<unknown> {
  const { auth } = useServices();
  return (email) => auth.resendVerification({ email });
}
