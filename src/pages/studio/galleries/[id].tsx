import { StudioGalleryScreen } from '@/features/studio/galleries/gallery-screen';
import { galleryName } from '@/features/studio/galleries/gallery-values';
import { loadStudioGallery } from '@/features/studio/galleries/gallery.loader';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({
  path: ({ gallery }) => studioPaths.gallery(gallery),
  title: ({ gallery }) => galleryName(gallery),
  load: loadStudioGallery,
  screen: StudioGalleryScreen,
});
