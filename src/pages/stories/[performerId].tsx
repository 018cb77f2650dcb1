import { storiesHead } from '@/features/stories/stories-head';
import { StoriesScreen } from '@/features/stories/stories-screen';
import { loadStories } from '@/features/stories/stories.loader';
import { definePage } from '@/shell/page';

export default definePage({ layout: 'blank', load: loadStories, screen: StoriesScreen, head: storiesHead });
