import { loadFan } from '@/features/fan/fan.loader';
import { FanScreen } from '@/features/fan/fan-screen';
import { paths } from '@/lib/paths';
import { definePage } from '@/shell/page';

export default definePage({
  authenticate: true,
  load: loadFan,
  screen: FanScreen,
  head: ({ fan }) => ({ title: fan.name || fan.username || 'Member', canonical: paths.fan(fan), noindex: true }),
});
