import { PersonButton } from '@/entities/performer/person-button';
import type { PublicUser } from '@/contract/user';
import { formatNumber, formatQuantity } from '@/lib/format/format';
import { selectViewers } from '@/store/broadcast/broadcast.selectors';
import { useAppSelector } from '@/store/hooks';
import { Panel } from './panel';

/** People in the room; guests have no names. */
export function ViewersPanel({ onPerson }: { onPerson: (person: PublicUser) => void }) {
  const { members, guests, total } = useAppSelector(selectViewers);
  return (
    <Panel
      title="Watching now"
      figure={formatNumber(total)}
      empty="No viewers yet. Fans with a live alert for you see it while the site is open."
    >
      {[
        ...members.map((member) => (
          <li key={member._id}>
            <PersonButton onOpen={() => onPerson(member)}>
              <bdi>{member.name || member.username || 'A fan'}</bdi>
            </PersonButton>
          </li>
        )),
        ...(guests > 0 ? [<li key="guests">{formatQuantity(guests, 'guest')}</li>] : []),
      ]}
    </Panel>
  );
}
