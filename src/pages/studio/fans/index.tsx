import { FansScreen } from '@/features/studio/audience/fans-screen';
import { loadFans } from '@/features/studio/audience/fans.loader';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({ path: studioPaths.fans, title: 'Fans', load: loadFans, screen: FansScreen });
