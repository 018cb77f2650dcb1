import { loadWallet } from '@/features/wallet/wallet.loader';
import { WalletScreen } from '@/features/wallet/wallet-screen';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';
import { fansOnly } from '@/store/fans-only';

export default definePage({
  authenticate: true,
  load: fansOnly(loadWallet),
  screen: WalletScreen,
  head: () => ({ title: 'Wallet', canonical: paths.wallet, noindex: true }),
});
