import type { ShortcutGroup } from '@/components/shortcuts/shortcut-list';

export const STORY_SHORTCUTS: ShortcutGroup = {
  title: 'Stories',
  shortcuts: [
    { keys: ['←', '→'], does: 'Previous or next story' },
    { keys: ['Space'], does: 'Pause or continue' },
    { keys: ['M'], does: 'Mute or unmute' },
    { keys: ['Esc'], does: 'Close the stories' },
  ],
};
