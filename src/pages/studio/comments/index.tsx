import { FanDrawer } from '@/features/studio/audience/fan-drawer';
import { InboxScreen } from '@/features/studio/comment-inbox/inbox-screen';
import { loadInbox, type InboxPage } from '@/features/studio/comment-inbox/inbox.loader';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

const Inbox = (page: InboxPage) => <InboxScreen {...page} FanCard={FanDrawer} />;

export default defineStudioPage({
  path: studioPaths.comments,
  title: 'Comments',
  load: loadInbox,
  screen: Inbox,
});
