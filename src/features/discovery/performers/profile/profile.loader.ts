import type { Performer } from '@/contract/performer';
import { viewAround } from '@/entities/photo/photo-url';
import { isOpenPhoto } from '@/entities/photo/photo-labels';
import { pick } from '@/lib/record';
import { MAX_PAGES_SHOWN, readView, type ListView } from '@/lib/lists/list-url';
import { listOutcome } from '@/lib/lists/load-list';
import { ok, outcomeOfError, type PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import type { PageScope } from '@/store/page-scope';
import { selectPhotos } from '@/store/list/list.selectors';
import { loadPerformerProfile } from '@/store/performer/performer.saga';
import { isOnScreen } from '@/lib/page/paths';
import { loadProfileExtras, type ProfileExtras } from './profile-extras';
import { countryName, profileFacts, type Fact } from './profile-facts';
import { loadTabList } from './profile-list.loader';
import { getTab, tabRules, type ListTab } from './profile-tabs';

interface ListTabFacts {
  tab: ListTab;
  view: ListView<never>;
  total: number;
  entries: { name: string; path: string }[];
  /** ID of the photo in the URL (`?photo=`). */
  photoId: string | null;
}

const SUMMARY = [
  '_id',
  'name',
  'username',
  'bio',
  'avatar',
  'cover',
  'createdAt',
  'updatedAt',
  'socialsLink',
  'stats',
] as const;

/** The performer and the list of the open tab are in the store; the head knows the summary. */
export type ProfilePage = (ListTabFacts | { tab: 'about'; facts: Fact[] }) & {
  /** Requested ID or username: the key of the profile in the store. */
  id: string;
  country: string;
  /** When the page was rendered; listed events end after this. */
  from: string;
  around: ProfileExtras;
  /** Item counts by tab; missing if unknown. */
  counts: Partial<Record<ListTab, number>>;
  summary: Pick<Performer, (typeof SUMMARY)[number]>;
};

const ROUNDING_MS = 5 * 60_000;

/** The current time, rounded so that a return to the page soon after requests the same list of events. */
const roundedNow = (): string => new Date(Math.floor(Date.now() / ROUNDING_MS) * ROUNDING_MS).toISOString();

/** Counts from the performer's record. The list of the open tab is more accurate. */
const getCounts = ({ stats = {} }: Performer, { eventCount }: ProfileExtras): ProfilePage['counts'] => ({
  videos: stats.totalVideos,
  galleries: stats.totalGalleries,
  photos: stats.totalPhotos,
  posts: stats.totalFeeds,
  shop: stats.totalProducts,
  events: eventCount,
});

/**
 * Loads a performer by ID or username, with the tab that the URL names. `besides` loads what another feature shows on
 * the About tab.
 */
export async function loadProfilePage(
  scope: PageScope,
  besides: (performer: Performer) => Promise<unknown>,
): Promise<PageOutcome<ProfilePage>> {
  const id = readParameter(scope.query, 'id');
  const reuse = isOnScreen(scope.path);
  const profile = await scope.run(loadPerformerProfile, id, { reuse });
  if (!profile.ok) return outcomeOfError(profile.error);

  const performer = profile.data;
  const from = roundedNow();
  const tab = getTab(scope.query);
  const loadingAround = loadProfileExtras(scope, performer, from);
  const common = {
    id,
    from,
    country: performer.country ? countryName(performer.country) : '',
    summary: pick(performer, ...SUMMARY),
  };

  if (tab === 'about') {
    const [around, additional] = await Promise.all([
      loadingAround,
      scope.services.reference.userAdditional().catch(() => null),
      besides(performer),
    ]);
    const facts = profileFacts(performer, additional?.data ?? null, Date.parse(from));
    return ok({ ...common, around, counts: getCounts(performer, around), tab, facts });
  }

  const rules = tabRules(performer, tab);
  const requestedPhoto = tab === 'photos' ? readParameter(scope.query, 'photo') : '';
  const view = viewAround(readView(rules, scope.query), requestedPhoto, MAX_PAGES_SHOWN);
  const [around, list] = await Promise.all([
    loadingAround,
    loadTabList(scope, { performer, tab, view, from }, { reuse }),
  ]);
  const { items: entries, total } = list.ok ? list.data : { items: [], total: 0 };
  const photos = requestedPhoto ? selectPhotos(scope.getState()).items : [];
  const isShown = photos.some((photo) => photo._id === requestedPhoto && isOpenPhoto(photo));
  const counts = { ...getCounts(performer, around), ...(list.ok && { [tab]: total }) };
  const outcome = listOutcome<ProfilePage, never>(rules, view, list, {
    ...common,
    around,
    counts,
    tab,
    view,
    total,
    entries,
    photoId: isShown ? requestedPhoto : null,
  });
  // A failed tab doesn't fail the page, which is about the performer.
  return outcome.kind === 'ok' && outcome.status === 503 ? ok(outcome.props) : outcome;
}
