import { loadLogin } from '@/features/auth/login.loader';
import { LoginScreen } from '@/features/auth/login-screen';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';

export default definePage({
  layout: 'auth',
  load: loadLogin,
  screen: LoginScreen,
  head: (_props, { siteName }) => ({ title: 'Log in', description: `Log in to ${siteName}.`, canonical: paths.login() }),
});
