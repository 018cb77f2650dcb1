import { StudioVideoScreen } from '@/features/studio/videos/video-screen';
import { loadOwnVideo } from '@/features/studio/videos/video.loader';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({
  path: ({ video }) => studioPaths.video(video),
  title: ({ video }) => video.title,
  load: loadOwnVideo,
  screen: StudioVideoScreen,
});
