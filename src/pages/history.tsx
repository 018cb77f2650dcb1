import { HistoryScreen } from '@/features/history/history-screen';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';

export default definePage({
  screen: HistoryScreen,
  head: () => ({ title: 'Your history on this device', canonical: paths.history, noindex: true }),
});
