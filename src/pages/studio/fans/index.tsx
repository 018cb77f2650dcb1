import { FansScreen } from '@/features/studio-people/fans-screen';
import { loadFans } from '@/features/studio-people/fans.loader';
import { studioPaths } from '@/lib/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({ path: studioPaths.fans, title: 'Fans', load: loadFans, screen: FansScreen });
