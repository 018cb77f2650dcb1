import { STORY_SHORTCUTS } from '@/features/content/stories/story-shortcuts';
import { ShortcutsScreen } from '@/features/discovery/site-pages/shortcuts-screen';
import { CONSOLE_SHORTCUTS } from '@/features/live/broadcast/console-shortcuts';
import { paths } from '@/lib/page/paths';
import { SHORTCUTS } from '@/media/player-keys';
import { definePage } from '@/shell/load/define-page';
import { SITE_SHORTCUTS } from '@/shell/frame/site-shortcuts';

const GROUPS = [...SITE_SHORTCUTS, { title: 'Videos', shortcuts: SHORTCUTS }, STORY_SHORTCUTS, CONSOLE_SHORTCUTS];

export default definePage({
  screen: () => <ShortcutsScreen groups={GROUPS} />,
  head: (_props, { siteName }) => ({
    title: 'Keyboard shortcuts',
    description: `Keyboard shortcuts of ${siteName}, its player, stories and shows.`,
    canonical: paths.shortcuts,
  }),
});
