import { loadNewGallery } from '@/features/studio/galleries/gallery.loader';
import { NewGalleryScreen } from '@/features/studio/galleries/new-gallery-screen';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({
  path: studioPaths.galleryNew,
  title: 'Create a gallery',
  load: loadNewGallery,
  screen: NewGalleryScreen,
});
