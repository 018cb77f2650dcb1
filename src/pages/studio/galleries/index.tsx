import { loadStudioGalleries } from '@/features/studio/galleries/galleries.loader';
import { StudioGalleriesScreen } from '@/features/studio/galleries/galleries-screen';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({
  path: studioPaths.galleries,
  title: 'Galleries',
  load: loadStudioGalleries,
  screen: StudioGalleriesScreen,
});
