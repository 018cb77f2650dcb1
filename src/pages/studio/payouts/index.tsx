import { loadPayouts } from '@/features/studio/earnings/payouts.loader';
import { PayoutsScreen } from '@/features/studio/earnings/payouts-screen';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({
  path: studioPaths.payouts,
  title: 'Payouts',
  load: loadPayouts,
  screen: PayoutsScreen,
});
