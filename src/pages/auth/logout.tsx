import { LogoutScreen } from '@/features/account/auth/logout-screen';
import { paths } from '@/lib/page/paths';
import { definePage } from '@/shell/load/define-page';

export default definePage({
  layout: 'blank',
  screen: LogoutScreen,
  head: () => ({ title: 'Log out', canonical: paths.logout, noindex: true }),
});
