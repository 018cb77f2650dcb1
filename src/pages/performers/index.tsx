import { performersHead } from '@/features/discovery/performers/directory/performers-head';
import { PerformersScreen } from '@/features/discovery/performers/directory/performers-screen';
import { loadPerformersPage } from '@/features/discovery/performers/directory/performers.loader';
import { definePage } from '@/shell/load/define-page';
import { withBanners } from '@/shell/load/with-banners';

export default definePage(
  withBanners('list', { load: loadPerformersPage, screen: PerformersScreen, head: performersHead }),
);
