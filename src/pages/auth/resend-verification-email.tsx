import { loadResend } from '@/features/account/auth/guest.loader';
import { ResendScreen } from '@/features/account/auth/resend-screen';
import { paths } from '@/lib/page/paths';
import { definePage } from '@/shell/load/define-page';

export default definePage({
  layout: 'auth',
  load: loadResend,
  screen: ResendScreen,
  head: () => ({ title: 'Verify your email address', canonical: paths.resendVerification, noindex: true }),
});
