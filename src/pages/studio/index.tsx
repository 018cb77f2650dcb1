import { loadStudioHome } from '@/features/studio/home/studio-home.loader';
import { StudioHomeScreen } from '@/features/studio/home/studio-home-screen';
import { paths } from '@/lib/page/paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({
  path: paths.studio,
  title: 'Studio',
  load: loadStudioHome,
  screen: StudioHomeScreen,
});
