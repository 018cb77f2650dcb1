import { DeskScreen } from '@/features/studio/comment-inbox/inbox-screen';
import { loadDesk } from '@/features/studio/comment-inbox/inbox.loader';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({ path: studioPaths.comments, title: 'Comments', load: loadDesk, screen: DeskScreen });
