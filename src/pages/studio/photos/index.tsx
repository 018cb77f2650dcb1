import { loadStudioPhotos } from '@/features/studio/galleries/photos.loader';
import { StudioPhotosScreen } from '@/features/studio/galleries/photos-screen';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({
  path: studioPaths.photos,
  title: 'Photos',
  load: loadStudioPhotos,
  screen: StudioPhotosScreen,
});
