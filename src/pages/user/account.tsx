import { loadAccount } from '@/features/account/account.loader';
import { AccountScreen } from '@/features/account/account-screen';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';

export default definePage({
  authenticate: true,
  load: loadAccount,
  screen: AccountScreen,
  head: () => ({ title: 'Your account', canonical: paths.account, noindex: true }),
});
