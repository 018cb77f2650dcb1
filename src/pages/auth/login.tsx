import { loadLogin } from '@/features/account/auth/login.loader';
import { LoginScreen } from '@/features/account/auth/login-screen';
import { paths } from '@/lib/page/paths';
import { definePage } from '@/shell/load/define-page';

export default definePage({
  layout: 'auth',
  load: loadLogin,
  screen: LoginScreen,
  head: (_props, { siteName }) => ({
    title: 'Log in',
    description: `Log in to ${siteName}.`,
    canonical: paths.login(),
  }),
});
