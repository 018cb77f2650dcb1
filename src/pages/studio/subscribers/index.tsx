import { SubscribersScreen } from '@/features/studio-people/subscribers-screen';
import { loadSubscribers } from '@/features/studio-people/subscribers.loader';
import { studioPaths } from '@/lib/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({ path: studioPaths.subscribers, title: 'Subscribers', load: loadSubscribers, screen: SubscribersScreen });
