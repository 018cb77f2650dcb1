import { Dialog } from '@/components/dialog/dialog';
import { Link } from '@/components/link';
import { paths } from '@/lib/page/paths';
import { ShortcutList, type ShortcutGroup } from './shortcut-list';
import { ShortcutsSwitch } from './shortcuts-switch';

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
  groups: readonly ShortcutGroup[];
}

export const ShortcutsDialog = ({ open, onClose, groups }: ShortcutsDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
    <ShortcutsSwitch
      hint={
        <>
          You can turn them on again{' '}
          <Link href={paths.shortcuts} onClick={onClose}>
            in the list of all shortcuts
          </Link>
          .
        </>
      }
    />
    <ShortcutList groups={groups} />
  </Dialog>
);
