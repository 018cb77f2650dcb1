import { EmptyState } from '@/components/state/empty-state';
import { TagList } from '@/components/text/tag-list';
import type { Performer } from '@/contract/performer';
import { paths } from '@/lib/paths';
import type { Fact } from './profile-facts';
import styles from './profile-about.module.css';

/** Everything a performer tells about herself or himself. */
export function ProfileAbout({ performer: { name, bio, categories = [] }, facts }: { performer: Performer; facts: Fact[] }) {
  if (!bio && facts.length === 0 && categories.length === 0) {
    return (
      <EmptyState drawing="people" title={`${name} has not written anything yet.`}>
        <p>Look at the videos meanwhile.</p>
      </EmptyState>
    );
  }
  return (
    <div className={styles.about}>
      <section className={styles.words} aria-labelledby="about-bio">
        <h2 id="about-bio">About {name}</h2>
        {bio && (
          <p className={styles.bio} dir="auto">
            {bio}
          </p>
        )}
        <TagList label="Topics" tags={categories.map((category) => ({ text: category.name, href: paths.category(category) }))} />
      </section>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
