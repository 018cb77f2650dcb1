import { ShortcutsDialog } from '@/components/shortcuts/shortcuts-dialog.client';
import { SITE_SHORTCUTS } from './site-shortcuts';

/** The shortcuts that work on every page. */
export const SiteShortcutsDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <ShortcutsDialog open={open} onClose={onClose} groups={SITE_SHORTCUTS} />
);
