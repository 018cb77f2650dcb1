import type { ShortcutGroup } from '@/components/shortcuts/shortcut-list';

export const CONSOLE_SHORTCUTS: ShortcutGroup = {
  title: 'Your show',
  shortcuts: [
    { keys: ['M'], does: 'Mute or unmute microphone' },
    { keys: ['C'], does: 'Turn camera off or on' },
  ],
};
