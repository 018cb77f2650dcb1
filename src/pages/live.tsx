import { liveHead } from '@/features/live/live-head';
import { LiveScreen } from '@/features/live/live-screen';
import { loadLivePage } from '@/features/live/live.loader';
import { definePage } from '@/shell/page';

export default definePage({ load: loadLivePage, screen: LiveScreen, head: liveHead });
