import { Dialog } from '@/components/dialog/dialog';
import type { FanCardProps } from '@/entities/live-show/live-slots';
import { FanCard } from './fan-card';
import { personName } from './person-name';

export const FanDrawer = ({ open, onClose, onBlockChange }: FanCardProps) => (
  <Dialog open={open !== null} onClose={onClose} title={personName(open?.fan)} shape="side">
    {open ? (
      <FanCard key={open._id} {...open} onBlockChange={(isBlocked) => onBlockChange?.(open._id, isBlocked)} />
    ) : null}
  </Dialog>
);
