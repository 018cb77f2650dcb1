import { loadLogin } from '@/features/auth/login.loader';
import { SessionEndedScreen } from '@/features/auth/login-screen';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';

export default definePage({
  layout: 'auth',
  load: loadLogin,
  screen: SessionEndedScreen,
  head: () => ({ title: 'Log in again', canonical: paths.login(), noindex: true }),
});
