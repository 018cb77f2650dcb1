import dynamic from 'next/dynamic';
import { Radio } from 'lucide-react';
import type { ComponentType } from 'react';
import { ButtonLink } from '@/components/button/button-link';
import type { DiscussionProps, ItemActionsProps, TipProps, UnlockSheetProps } from '@/entities/access/item-slots';
import { LinkTabs } from '@/components/tabs/link-tabs';
import { paths } from '@/lib/page/paths';
import { useAppSelector } from '@/store/hooks';
import { ProfileHeader } from './profile-header';
import { LISTS, tabLabel, tabPath, type ProfileTab } from './profile-tabs';
import type { ProfilePage } from './profile.loader';
import { useProfile } from './use-profile';
import styles from './profile-screen.module.css';

// One tab is open, and a player or the cards of six kinds are much to carry for the others.
const ProfileAbout = dynamic(() => import('./profile-about').then((module) => module.ProfileAbout));
const TabList = dynamic(() => import('./profile-lists').then((module) => module.TabList));

type ProfileScreenProps = ProfilePage & {
  /** What people say about the performer. */
  Discussion: ComponentType<DiscussionProps>;
  /** What can be done with the performer: keep, share, report. */
  Actions: ComponentType<ItemActionsProps>;
  /** The ways to subscribe. */
  Ways: ComponentType<UnlockSheetProps>;
  /** A tip to the performer. */
  Tip: ComponentType<TipProps>;
};

/** A performer's public page. */
export function ProfileScreen({ Discussion, Actions, Ways, Tip, ...page }: ProfileScreenProps) {
  const performer = useProfile(page.id);
  const own = useAppSelector(({ user }) => user.current._id === performer?._id);
  if (!performer) return null;
  const { country, around, counts, from } = page;
  const tabs: ProfileTab[] = [...LISTS, 'about'];
  // Another performer's is another page, also where the router keeps this one: a tip that was begun here is not theirs.
  return (
    <article key={performer._id} className={styles.profile}>
      {own && <p className={styles.own}>This is your profile as others see it. Content that is locked for them is open to you.</p>}
      <ProfileHeader
        performer={performer}
        country={country}
        around={around}
        about={page.tab === 'about'}
        from={from}
        Ways={Ways}
        actions={
          <>
            {performer.live && !own ? (
              <ButtonLink look="primary" icon={<Radio />} href={paths.stream(performer)}>
                {performer.streamingStatus === 'group' || performer.streamingStatus === 'private' ? 'Go to the room' : 'Watch live'}
              </ButtonLink>
            ) : null}
            {own ? null : <Tip performer={performer} returnTo={paths.performer(performer)} />}
            <Actions objectId={performer._id} objectType="performer" ownerId={performer._id} title={performer.name} path={paths.performer(performer)} picture={performer.avatar ?? undefined} isFavourited={performer.isBookMarked} />
          </>
        }
      />
      <div className={styles.tabs}>
        <LinkTabs
          label={`Pages of ${performer.name}`}
          scroll={false}
          tabs={tabs.map((tab) => ({ href: tabPath(performer, tab), label: tabLabel(tab), count: tab === 'about' ? undefined : counts[tab], current: tab === page.tab }))}
        />
      </div>
      <div className={styles.content}>
        {page.tab === 'about' ? (
          <ProfileAbout performer={performer} facts={page.facts} from={from} Discussion={Discussion} />
        ) : (
          // A list of its own for each tab: what one remembers is nothing to the next.
          <TabList key={page.tab} performer={performer} tab={page.tab} view={page.view} from={from} />
        )}
      </div>
    </article>
  );
}
