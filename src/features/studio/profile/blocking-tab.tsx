import { NotSupportedNote } from '@/components/empty-error-states/not-supported-note';
import type { OwnPerformer } from '@/contract/performer';
import { ReloadError } from '@/components/empty-error-states/reload-error';
import { BlockedCountries } from './blocked-countries';
import { BlockedPeople } from './blocked-people';
import type { StudioProfileProps } from './studio-profile.loader';
import styles from './studio-profile.module.css';

interface BlockingTabProps {
  performer: OwnPerformer;
  blocking: NonNullable<StudioProfileProps['blocking']>;
}

export function BlockingTab({ performer, blocking: { countries, people } }: BlockingTabProps) {
  if (people === null) return <NotSupportedNote what="blocking countries or people" />;
  return (
    <div className={styles.panel}>
      <BlockedCountries present={performer.blockCountries?.countryCodes ?? []} options={countries} />
      <section className={styles.group} aria-labelledby="people">
        <h2 id="people">People</h2>
        <p className={styles.quiet}>They can’t find you or open anything you publish. They aren’t told why.</p>
        {people.ok ? (
          <BlockedPeople first={people.content} />
        ) : (
          <ReloadError title="The list of blocked people couldn’t be loaded." message={people.message} />
        )}
      </section>
    </div>
  );
}
