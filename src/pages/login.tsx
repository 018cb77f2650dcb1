import { loadLogin } from '@/features/account/auth/login.loader';
import { SessionEndedScreen } from '@/features/account/auth/login-screen';
import { paths } from '@/lib/page/paths';
import { definePage } from '@/shell/load/define-page';

export default definePage({
  layout: 'auth',
  load: loadLogin,
  screen: SessionEndedScreen,
  head: () => ({ title: 'Log in again', canonical: paths.login(), noindex: true }),
});
