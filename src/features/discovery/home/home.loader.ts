import { loaded, type Loaded } from '@/lib/page/load-part';
import { currentMinute } from '@/lib/format/zoned-date';
import { ok, redirect, type PageOutcome } from '@/lib/page/outcome';
import { paths } from '@/lib/page/paths';
import type { StoryCircle } from '@/entities/story/stories';
import { loadSiteBanners } from '@/store/banner/banner.saga';
import type { PageScope } from '@/store/page-scope';
import { loadStoryRing } from '@/store/story/load-story-ring';
import { RowIsland } from './row-island';
import { HOME_ROWS } from './home-rows';
import type { RowItems } from './row-items';

export interface HomePage {
  /** One entry for each of `HOME_ROWS`, in their order; null for rows this visitor doesn’t have. */
  rows: (Loaded<RowItems> | null)[];
  /** Null if they could not be loaded. */
  stories: StoryCircle[] | null;
  /** When the fan’s site membership ends. */
  memberUntil: string | null;
  /** When the page was rendered, rounded to the minute. */
  now: string;
  title: string;
  description: string;
}

/** End of the membership; null without a current membership or if it could not be loaded. */
async function endOfMembership({ services, signal }: PageScope, now: string): Promise<string | null> {
  const membership = await loaded(() => services.subscriptions.current({ signal }));
  const { expiredAt } = (membership.ok && membership.content.data) || {};
  return expiredAt && Date.parse(expiredAt) > Date.parse(now) ? expiredAt : null;
}

/** Loads all parts of the home page in parallel; each can fail on its own. Banners go into the store. */
export async function loadHome(scope: PageScope): Promise<PageOutcome<HomePage>> {
  const { services, signal, getState } = scope;
  const { auth, user, settings } = getState();
  const isFan = auth.loggedIn && !user.current.isPerformer;
  const now = currentMinute();
  const [rows, stories, memberUntil] = await Promise.all([
    Promise.all(HOME_ROWS.map((row) => (row.fansOnly && !isFan ? null : loaded(() => row.load(services, { signal }))))),
    loadStoryRing(scope),
    isFan ? endOfMembership(scope, now) : null,
    loadSiteBanners(scope),
    RowIsland.ready().catch(() => undefined),
  ]);
  const { homeTitle = '', homeMetaDescription = '' } = settings;
  const page = { rows, stories, memberUntil, now, title: homeTitle, description: homeMetaDescription };
  return ok(page, rows.some((row) => row?.ok) ? 200 : 503);
}

/** The root path: the home page for guests; logged-in visitors are redirected to /home. */
export const loadRoot = async (scope: PageScope): Promise<PageOutcome<HomePage>> =>
  scope.getState().auth.loggedIn ? redirect(paths.home) : loadHome(scope);
