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
  /** For moderators: opens actions for a person. */
  onPerson?: (person: PublicUser) => void;
}

/** Number of people in the room; opens the list. */
export function ChatMembers({ performerName, onPerson }: Props) {
  const total = useAppSelector(({ streaming }) => streaming.total + streaming.totalGuests);
  const [open, setOpen] = useState(false);
  const choose =
    onPerson &&
    ((person: PublicUser) => {
      setOpen(false);
      onPerson(person);
    });
  return (
    <>
      <button
        type="button"
        className={styles.members}
        aria-haspopup="dialog"
        aria-label={`${formatNumber(total)} in the room. Show list`}
        onClick={() => setOpen(true)}
      >
        <Users aria-hidden="true" />
        {formatNumber(total)}
      </button>
      {open &&
        createPortal(
          <MembersDialog performerName={performerName} onPerson={choose} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  );
}
