import { performersHead } from '@/features/discovery/performers/directory/performers-head';
import { PerformersScreen } from '@/features/discovery/performers/directory/performers-screen';
import { loadPerformersPage } from '@/features/discovery/performers/directory/performers.loader';
import { definePage } from '@/shell/load/define-page';

export default definePage({ load: loadPerformersPage, screen: PerformersScreen, head: performersHead });
