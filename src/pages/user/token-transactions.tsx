import { loadTokenHistory } from '@/features/account/wallet/token-history.loader';
import { TokenHistoryScreen } from '@/features/account/wallet/token-history-screen';
import { paths } from '@/lib/page/paths';
import { accountSection } from '@/shell/frame/account-section';
import { definePage } from '@/shell/load/define-page';
import { fansOnly } from '@/store/fans-only';

export default definePage({
  section: accountSection,
  authenticate: true,
  load: fansOnly(loadTokenHistory),
  screen: TokenHistoryScreen,
  head: ({ kind }) => ({
    title: kind === 'receipt' ? 'Receipt' : 'Token history',
    canonical: paths.tokenHistory(),
    noindex: true,
  }),
});
