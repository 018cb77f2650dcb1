import dynamic from 'next/dynamic';
import type { WaysProps } from '@/components/item/item-slots';
import { storiesHead } from '@/features/stories/stories-head';
import { StoriesScreen } from '@/features/stories/stories-screen';
import { loadStories, type StoriesPage } from '@/features/stories/stories.loader';
import { WaysButton } from '@/features/ways/ways-button';
import { definePage } from '@/shell/page';

const TopUp = dynamic(() => import('@/features/top-up/top-up').then((module) => module.TopUp), { ssr: false });

const StoryWays = (props: WaysProps) => <WaysButton {...props} TopUp={TopUp} />;

const Page = (props: StoriesPage) => <StoriesScreen {...props} Ways={StoryWays} />;

export default definePage({ layout: 'blank', load: loadStories, screen: Page, head: storiesHead });
