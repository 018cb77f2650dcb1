import { loadEarnings } from '@/features/studio/earnings/earnings.loader';
import { EarningsScreen } from '@/features/studio/earnings/earnings-screen';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({
  path: studioPaths.earnings,
  title: 'Earnings',
  load: loadEarnings,
  screen: EarningsScreen,
});
