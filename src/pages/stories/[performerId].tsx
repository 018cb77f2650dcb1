import { storiesHead } from '@/features/content/stories/stories-head';
import { StoriesScreen } from '@/features/content/stories/stories-screen';
import { loadStories, type StoriesPage } from '@/features/content/stories/stories.loader';
import { UnlockButton } from '@/features/commerce/unlock/unlock-button';
import { definePage } from '@/shell/load/define-page';

const Page = (props: StoriesPage) => <StoriesScreen {...props} UnlockButton={UnlockButton} />;

export default definePage({ layout: 'blank', load: loadStories, screen: Page, head: storiesHead });
