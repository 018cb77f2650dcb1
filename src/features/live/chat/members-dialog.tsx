import { Avatar } from '@/components/avatar/avatar';
import { Dialog } from '@/components/dialog/dialog';
import { PersonButton } from '@/entities/performer/person-button';
import type { PublicUser } from '@/contract/user';
import { formatNumber, formatQuantity } from '@/lib/format/format';
import { useAppSelector } from '@/store/hooks';
import styles from './members-dialog.module.css';

const MAX_LISTED_MEMBERS = 200;

export function MembersDialog({
  performerName,
  onPerson,
  onClose,
}: {
  performerName: string;
  onPerson?: (person: PublicUser) => void;
  onClose: () => void;
}) {
  const { members, total, totalGuests } = useAppSelector(({ streaming }) => streaming);
  const named = members.slice(0, MAX_LISTED_MEMBERS);
  const others = Math.max(total - named.length, 0);
  const rest = [others > 0 && `${formatNumber(others)} more`, totalGuests > 0 && formatQuantity(totalGuests, 'guest')]
    .filter(Boolean)
    .join(' and ');
  return (
    <Dialog open onClose={onClose} title={`People in ${performerName}’s room`} shape="sheet">
      {named.length > 0 ? (
        <ul role="list" className={styles.list}>
          {named.map((member) => {
            const name = member.name || member.username || 'Someone';
            return (
              <li key={member._id} className={styles.member}>
                <Avatar src={member.avatar} name={name} size="sm" />
                <span className={styles.name} dir="auto">
                  {onPerson && !member.isPerformer ? (
                    <PersonButton onOpen={() => onPerson(member)}>{name}</PersonButton>
                  ) : (
                    name
                  )}
                </span>
                {member.isPerformer ? <span className={styles.role}>Performer</span> : null}
              </li>
            );
          })}
        </ul>
      ) : null}
      <p className={styles.rest}>
        {rest ? `${named.length > 0 ? 'and ' : ''}${rest}` : named.length === 0 ? 'No one is here yet.' : null}
      </p>
    </Dialog>
  );
}
