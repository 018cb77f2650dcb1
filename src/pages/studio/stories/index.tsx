import { loadStudioStories } from '@/features/studio/stories/stories.loader';
import { StudioStoriesScreen } from '@/features/studio/stories/stories-screen';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({
  path: studioPaths.stories,
  title: 'Stories',
  load: loadStudioStories,
  screen: StudioStoriesScreen,
});
