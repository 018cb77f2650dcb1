import { loadWallet } from '@/features/account/wallet/wallet.loader';
import { WalletScreen } from '@/features/account/wallet/wallet-screen';
import { paths } from '@/lib/page/paths';
import { accountSection } from '@/shell/frame/account-section';
import { definePage } from '@/shell/load/define-page';
import { fansOnly } from '@/store/fans-only';

export default definePage({
  section: accountSection,
  authenticate: true,
  load: fansOnly(loadWallet),
  screen: WalletScreen,
  head: () => ({ title: 'Wallet', canonical: paths.wallet, noindex: true }),
});
