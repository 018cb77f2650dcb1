import { LogoutScreen } from '@/features/auth/logout-screen';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';

export default definePage({
  layout: 'blank',
  screen: LogoutScreen,
  head: () => ({ title: 'Log out', canonical: paths.logout, noindex: true }),
});
