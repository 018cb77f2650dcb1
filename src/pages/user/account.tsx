import { loadAccount } from '@/features/account/settings/account.loader';
import { AccountScreen } from '@/features/account/settings/account-screen';
import { paths } from '@/lib/page/paths';
import { accountSection } from '@/shell/frame/account-section';
import { definePage } from '@/shell/load/define-page';

export default definePage({
  section: accountSection,
  authenticate: true,
  load: loadAccount,
  screen: AccountScreen,
  head: () => ({ title: 'Your account', canonical: paths.account, noindex: true }),
});
