import { loadFan } from '@/features/account/public-profile/fan.loader';
import { FanScreen } from '@/features/account/public-profile/fan-screen';
import { paths } from '@/lib/page/paths';
import { definePage } from '@/shell/load/define-page';

export default definePage({
  authenticate: true,
  load: loadFan,
  screen: FanScreen,
  head: ({ fan }) => ({ title: fan.name || fan.username || 'Fan', canonical: paths.fan(fan), noindex: true }),
});
