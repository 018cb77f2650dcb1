import dynamic from 'next/dynamic';
import type { UnlockSheetProps } from '@/entities/access/item-slots';
import { storiesHead } from '@/features/content/stories/stories-head';
import { StoriesScreen } from '@/features/content/stories/stories-screen';
import { loadStories, type StoriesPage } from '@/features/content/stories/stories.loader';
import { UnlockButton } from '@/features/commerce/unlock/unlock-button';
import { definePage } from '@/shell/load/define-page';

const TopUp = dynamic(() => import('@/features/commerce/top-up/top-up').then((module) => module.TopUp), { ssr: false });

const StoryWays = (props: UnlockSheetProps) => <UnlockButton {...props} TopUp={TopUp} />;

const Page = (props: StoriesPage) => <StoriesScreen {...props} Ways={StoryWays} />;

export default definePage({ layout: 'blank', load: loadStories, screen: Page, head: storiesHead });
