import { NewStoryScreen } from '@/features/studio/stories/new-story-screen';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({ path: studioPaths.storyNew, title: 'Add a story', screen: NewStoryScreen });
