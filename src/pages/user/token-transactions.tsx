import { loadTokenHistory } from '@/features/token-history/token-history.loader';
import { TokenHistoryScreen } from '@/features/token-history/token-history-screen';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';
import { fansOnly } from '@/store/fans-only';

export default definePage({
  authenticate: true,
  load: fansOnly(loadTokenHistory),
  screen: TokenHistoryScreen,
  head: ({ kind }) => ({ title: kind === 'receipt' ? 'Receipt' : 'Token history', canonical: paths.tokenHistory(), noindex: true }),
});
