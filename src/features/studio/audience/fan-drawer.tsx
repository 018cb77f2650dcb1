import { Dialog } from '@/components/dialog/dialog';
import type { PublicUser } from '@/contract/user';
import { FanCard } from './fan-card';
import { personName } from './person-name';

export interface FanRef {
  _id: string;
  fan: PublicUser | null;
}

export const FanDrawer = ({ open, onClose }: { open: FanRef | null; onClose: () => void }) => (
  <Dialog open={open !== null} onClose={onClose} title={personName(open?.fan)} shape="side">
    {open ? <FanCard key={open._id} {...open} /> : null}
  </Dialog>
);
