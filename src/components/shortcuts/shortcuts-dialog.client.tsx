import { Dialog } from '@/components/dialog/dialog';
import { ShortcutList, type ShortcutGroup } from './shortcut-list';

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
  groups: readonly ShortcutGroup[];
}

export const ShortcutsDialog = ({ open, onClose, groups }: ShortcutsDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
    <ShortcutList groups={groups} />
  </Dialog>
);
