import { Avatar } from '@/components/avatar/avatar';
import { Link } from '@/components/link';
import type { Performer } from '@/contract/performer';
import { paths } from '@/lib/page/paths';
import styles from './person-link.module.css';

/** Avatar and name of a performer, linked to their profile. */
export const PersonLink = ({ person, showLive = false }: { person: Performer; showLive?: boolean }) => (
  <Link className={styles.person} href={paths.performer(person)}>
    <Avatar src={person.avatar} name={person.name} live={showLive && Boolean(person.live)} />
    <span dir="auto">{person.name}</span>
  </Link>
);

/** Links to all performers of an item. Renders nothing for an empty list. */
export const PersonLinks = ({ people }: { people: readonly Performer[] }) =>
  people.length > 0 && (
    <ul role="list" className={styles.people}>
      {people.map((person) => (
        <li key={person._id}>
          <PersonLink person={person} />
        </li>
      ))}
    </ul>
  );
