import { loadResend } from '@/features/auth/guest.loader';
import { ResendScreen } from '@/features/auth/resend-screen';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';

export default definePage({
  layout: 'auth',
  load: loadResend,
  screen: ResendScreen,
  head: () => ({ title: 'Verify your e-mail address', canonical: paths.resendVerification, noindex: true }),
});
