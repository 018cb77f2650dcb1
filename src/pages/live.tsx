import { liveHead } from '@/features/live/live-directory/live-head';
import { LiveScreen } from '@/features/live/live-directory/live-screen';
import { loadLivePage } from '@/features/live/live-directory/live.loader';
import { definePage } from '@/shell/load/define-page';

export default definePage({ load: loadLivePage, screen: LiveScreen, head: liveHead });
