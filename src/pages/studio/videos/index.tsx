import { StudioVideosScreen } from '@/features/studio/videos/videos-screen';
import { loadOwnVideos } from '@/features/studio/videos/videos.loader';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({
  path: studioPaths.videos,
  title: 'Videos',
  load: loadOwnVideos,
  screen: StudioVideosScreen,
});
