import dynamic from 'next/dynamic';
import { Radio } from 'lucide-react';
import type { ComponentType } from 'react';
import { ButtonLink } from '@/components/button/button-link';
import type { DiscussionProps, ItemActionsProps, TipProps, UnlockSheetProps } from '@/entities/access/item-slots';
import { LinkTabs } from '@/components/tabs/link-tabs';
import { paths } from '@/lib/page/paths';
import { useAppSelector } from '@/store/hooks';
import { useDelayedValue } from '@/store/list/use-listing';
import type { Performer } from '@/contract/performer';
import { ProfileHeader } from './profile-header';
import { LISTS, tabLabel, tabPath, type ProfileTab } from './profile-tabs';
import type { ProfilePage } from './profile.loader';
import styles from './profile-screen.module.css';

/** The performer that the page was loaded for, even while the store is already loading the next one. */
function useProfile(id: string): Performer | null {
  const profile = useAppSelector((state) => state.performer.performerProfile);
  return useDelayedValue(profile.data, profile.key === id && profile.data !== null);
}

// Loaded on demand: only one tab is open, and the others need a player or six kinds of cards.
const ProfileAbout = dynamic(() => import('./profile-about').then((module) => module.ProfileAbout));
const ProfilePhotos = dynamic(() => import('./profile-photos').then((module) => module.ProfilePhotos));
const TabList = dynamic(() => import('./tab-list').then((module) => module.TabList));

type ProfileScreenProps = ProfilePage & {
  Discussion: ComponentType<DiscussionProps>;
  Actions: ComponentType<ItemActionsProps>;
  UnlockButton: ComponentType<UnlockSheetProps>;
  Tip: ComponentType<TipProps>;
};

export function ProfileScreen({ Discussion, Actions, UnlockButton, Tip, ...page }: ProfileScreenProps) {
  const performer = useProfile(page.id);
  const isOwn = useAppSelector(({ user }) => user.current._id === performer?._id);
  if (!performer) return null;
  const { country, around, counts, from } = page;
  const tabs: ProfileTab[] = [...LISTS.filter((tab) => counts[tab] !== 0 || tab === page.tab), 'about'];
  // The key resets state, such as a started tip, when the router reuses this page for another performer.
  return (
    <article key={performer._id} className={styles.profile}>
      {isOwn && <p className={styles.own}>This is how others see your page. You can open your own locked content.</p>}
      <ProfileHeader
        performer={performer}
        country={country}
        around={around}
        about={page.tab === 'about'}
        from={from}
        UnlockButton={UnlockButton}
        actions={
          <>
            {performer.live && !isOwn ? (
              <ButtonLink variant="primary" icon={<Radio />} href={paths.stream(performer)}>
                {performer.streamingStatus === 'group' || performer.streamingStatus === 'private'
                  ? 'Go to room'
                  : 'Watch live'}
              </ButtonLink>
            ) : null}
            {isOwn ? null : <Tip performer={performer} returnTo={paths.performer(performer)} />}
            <Actions
              objectId={performer._id}
              objectType="performer"
              ownerId={performer._id}
              title={performer.name}
              path={paths.performer(performer)}
              picture={performer.avatar ?? undefined}
              isFavourited={performer.isBookMarked}
            />
          </>
        }
      />
      <div className={styles.tabs}>
        <LinkTabs
          label={`${performer.name}’s content`}
          scroll={false}
          tabs={tabs.map((tab) => ({
            href: tabPath(performer, tab),
            label: tabLabel(tab),
            count: tab === 'about' ? undefined : counts[tab],
            current: tab === page.tab,
          }))}
        />
      </div>
      <div className={styles.content}>
        {page.tab === 'about' ? (
          <ProfileAbout performer={performer} facts={page.facts} from={from} Discussion={Discussion} />
        ) : page.tab === 'photos' ? (
          <ProfilePhotos performer={performer} tab={page.tab} view={page.view} photoId={page.photoId} />
        ) : (
          // The key keeps the state of one tab's list out of the next.
          <TabList key={page.tab} performer={performer} tab={page.tab} view={page.view} from={from} />
        )}
      </div>
    </article>
  );
}
