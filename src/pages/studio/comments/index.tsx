import { InboxScreen } from '@/features/studio/comment-inbox/inbox-screen';
import { loadInbox } from '@/features/studio/comment-inbox/inbox.loader';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({
  path: studioPaths.comments,
  title: 'Comments',
  load: loadInbox,
  screen: InboxScreen,
});
