import { ForgotScreen } from '@/features/account/auth/forgot-screen';
import { loadForgot } from '@/features/account/auth/guest.loader';
import { paths } from '@/lib/page/paths';
import { definePage } from '@/shell/load/define-page';

export default definePage({
  layout: 'auth',
  load: loadForgot,
  screen: ForgotScreen,
  head: () => ({ title: 'Forgot your password?', canonical: paths.forgotPassword, noindex: true }),
});
