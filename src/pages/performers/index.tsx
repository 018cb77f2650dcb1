import { performersHead } from '@/features/performers/performers-head';
import { PerformersScreen } from '@/features/performers/performers-screen';
import { loadPerformersPage } from '@/features/performers/performers.loader';
import { definePage } from '@/shell/page';

export default definePage({ load: loadPerformersPage, screen: PerformersScreen, head: performersHead });
