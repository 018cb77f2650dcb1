import type { Performer } from '@/contract/performer';
import { rangeOf, readView, type ListView } from '@/lib/list-address';
import { listOutcome } from '@/lib/list-outcome';
import { ok, outcomeOfError, type PageOutcome } from '@/lib/outcome';
import { paths } from '@/lib/paths';
import { oneOf } from '@/lib/query';
import { staysAt } from '@/lib/stays-at';
import type { PageScope } from '@/store/page-scope';
import { loadPerformerProfile } from '@/store/performer/performer.saga';
import { loadVideos } from '@/store/video/video.saga';
import { countryName, profileFacts, type Fact } from './profile-facts';
import { profileVideoList, profileVideoQuery } from './profile-videos';

type ProfileTab = { tab: 'about'; facts: Fact[] } | { tab: 'videos'; view: ListView<never>; total: number; entries: { name: string; path: string }[] };

/** The performer stands in the store; the head knows the summary. */
export type ProfilePage = ProfileTab & {
  /** What was asked for: the key of the profile in the store. */
  id: string;
  /** The country's name. */
  country: string;
  /** How many videos there are to see; unknown when they could not be asked for. */
  videoCount?: number;
  summary: Pick<Performer, '_id' | 'name' | 'username' | 'bio' | 'avatar' | 'createdAt'>;
};

/** A performer by id or user name, with the tab that the address names. */
export async function loadProfilePage(scope: PageScope): Promise<PageOutcome<ProfilePage>> {
  const id = oneOf(scope.query, 'id');
  const reuse = staysAt(scope.path);
  const profile = await scope.run(loadPerformerProfile, id, { reuse });
  if (!profile.ok) return outcomeOfError(profile.error);

  const performer = profile.data;
  const { _id, name, username, bio, avatar, createdAt } = performer;
  const common = { id, country: performer.country ? countryName(performer.country) : '', summary: { _id, name, username, bio, avatar, createdAt } };

  if (oneOf(scope.query, 'tab') === 'about') {
    const [additional, videos] = await Promise.allSettled([
      scope.services.reference.userAdditional(),
      scope.services.videos.search({ ...profileVideoQuery(performer), limit: 1 }),
    ]);
    const facts = profileFacts(performer, additional.status === 'fulfilled' ? additional.value.data : null);
    return ok({ ...common, tab: 'about', facts, videoCount: videos.status === 'fulfilled' ? videos.value.data.total : undefined });
  }

  const rules = profileVideoList(performer);
  const view = readView(rules, scope.query);
  const list = await scope.run(loadVideos, { ...profileVideoQuery(performer), ...rangeOf(view) }, { reuse });
  const { items, total } = list.ok ? list.data : { items: [], total: 0 };
  const entries = items.map((video) => ({ name: video.title, path: paths.video(video) }));
  return listOutcome<ProfilePage, never>(rules, view, list, { ...common, tab: 'videos', videoCount: list.ok ? total : undefined, view, total, entries });
}
