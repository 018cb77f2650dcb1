import { LinkTabs } from '@/components/tabs/link-tabs';
import { paths } from '@/lib/paths';
import { withQuery } from '@/lib/query';
import { ProfileAbout } from './profile-about';
import { ProfileHeader } from './profile-header';
import { ProfileVideos } from './profile-videos-tab';
import type { ProfilePage } from './profile.loader';
import { useProfile } from './use-profile';
import styles from './profile-screen.module.css';

/** A performer's public page. */
export function ProfileScreen({ id, country, videoCount, ...page }: ProfilePage) {
  const performer = useProfile(id);
  if (!performer) return null;
  const path = paths.performer(performer);
  return (
    <article className={styles.profile}>
      <ProfileHeader performer={performer} country={country} wholeBio={page.tab === 'about'} />
      <LinkTabs
        label={`Pages of ${performer.name}`}
        scroll={false}
        tabs={[
          { href: path, label: 'Videos', count: videoCount, current: page.tab === 'videos' },
          { href: withQuery(path, { tab: 'about' }), label: 'About', current: page.tab === 'about' },
        ]}
      />
      {page.tab === 'about' ? <ProfileAbout performer={performer} facts={page.facts} /> : <ProfileVideos performer={performer} view={page.view} />}
    </article>
  );
}
