import { HistoryScreen } from '@/features/discovery/visit-history/history-screen';
import { paths } from '@/lib/page/paths';
import { accountSection } from '@/shell/frame/account-section';
import { definePage } from '@/shell/load/define-page';

export default definePage({
  section: accountSection,
  screen: HistoryScreen,
  head: () => ({ title: 'Your history on this device', canonical: paths.history, noindex: true }),
});
