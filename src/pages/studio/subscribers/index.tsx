import { SubscribersScreen } from '@/features/studio/audience/subscribers-screen';
import { loadSubscribers } from '@/features/studio/audience/subscribers.loader';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({
  path: studioPaths.subscribers,
  title: 'Subscribers',
  load: loadSubscribers,
  screen: SubscribersScreen,
});
