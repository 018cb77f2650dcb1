import { Users } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { PublicUser } from '@/contract/user';
import { formatNumber } from '@/lib/format/format';
import { useAppSelector } from '@/store/hooks';
import styles from './chat.module.css';

const MembersDialog = dynamic(() => import('./members-dialog').then((module) => module.MembersDialog), { ssr: false });

interface Props {
  performerName: string;
  /** For those who moderate: opens what they can do about somebody. */
  onPerson?: (person: PublicUser) => void;
}

/** How many are in the room; opens who they are. */
export function ChatMembers({ performerName, onPerson }: Props) {
  const total = useAppSelector(({ streaming }) => streaming.total + streaming.totalGuests);
  const [open, setOpen] = useState(false);
  const choose = onPerson && ((person: PublicUser) => {
    setOpen(false);
    onPerson(person);
  });
  return (
    <>
      <button type="button" className={styles.members} aria-haspopup="dialog" aria-label={`${formatNumber(total)} in the room, show who`} onClick={() => setOpen(true)}>
        <Users aria-hidden="true" />
        {formatNumber(total)}
      </button>
      {open && createPortal(<MembersDialog performerName={performerName} onPerson={choose} onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}
