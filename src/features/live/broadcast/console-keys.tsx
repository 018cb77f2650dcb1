import dynamic from 'next/dynamic';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ShortcutGroup } from '@/components/shortcuts/shortcut-list';
import { isInDialog, isKeyTaken } from '@/media/key-guard';
import type { Publisher } from '@/media/live/use-publisher';
import { CONSOLE_SHORTCUTS } from './console-shortcuts';

const ShortcutsDialog = dynamic(
  () => import('@/components/shortcuts/shortcuts-dialog.client').then((module) => module.ShortcutsDialog),
  { ssr: false },
);

/**
 * Keyboard shortcuts of the broadcast console during a show; `?` lists them with those of the site. None of them ends
 * the show.
 */
export function ConsoleKeys({
  publisher: { muted, mute },
  siteShortcuts,
}: {
  publisher: Publisher;
  siteShortcuts: readonly ShortcutGroup[];
}) {
  const [listed, setListed] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (isInDialog(event) || isKeyTaken(event, document.documentElement)) return;
    const key = event.key.toLowerCase();
    if (key === 'm') mute({ microphone: !muted.microphone });
    else if (key === 'c') mute({ camera: !muted.camera });
    else if (key === '?') {
      setWasOpened(true);
      setListed(true);
    } else return;
    event.preventDefault();
  });

  // Runs before the window's handler of the site-wide shortcuts.
  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  return wasOpened ? (
    <ShortcutsDialog open={listed} onClose={() => setListed(false)} groups={[CONSOLE_SHORTCUTS, ...siteShortcuts]} />
  ) : null;
}
