import { loadNewVideos } from '@/features/studio/videos/video.loader';
import { NewVideosScreen } from '@/features/studio/videos/new-videos-screen';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({
  path: studioPaths.videoNew,
  title: 'Upload videos',
  load: loadNewVideos,
  screen: NewVideosScreen,
});
