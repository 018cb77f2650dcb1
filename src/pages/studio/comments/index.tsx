import { DeskScreen } from '@/features/studio-comments/desk-screen';
import { loadDesk } from '@/features/studio-comments/desk.loader';
import { studioPaths } from '@/lib/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({ path: studioPaths.comments, title: 'Comments', load: loadDesk, screen: DeskScreen });
