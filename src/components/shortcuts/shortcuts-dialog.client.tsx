import { Dialog } from '@/components/dialog/dialog';
import { ShortcutList, type ShortcutGroup } from './shortcut-list';
import { ShortcutsSwitch } from './shortcuts-switch';

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
  groups: readonly ShortcutGroup[];
}

export const ShortcutsDialog = ({ open, onClose, groups }: ShortcutsDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
    <ShortcutsSwitch hint=" To turn them on again, follow “Keyboard shortcuts” in the footer." />
    <ShortcutList groups={groups} />
  </Dialog>
);
