import { ForgotScreen } from '@/features/auth/forgot-screen';
import { loadForgot } from '@/features/auth/guest.loader';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';

export default definePage({
  layout: 'auth',
  load: loadForgot,
  screen: ForgotScreen,
  head: () => ({ title: 'Forgot your password?', canonical: paths.forgotPassword, noindex: true }),
});
