import { ApiError } from '@/lib/errors';
import { ok, redirect, type PageOutcome } from '@/lib/outcome';
import { paths } from '@/lib/paths';
import { loadBanners } from '@/store/banner/banner.saga';
import type { PageScope } from '@/store/page-scope';
import { HOME_ROWS, type HomeRow } from './home-rows';
import type { RowItems } from './row-items';

/** What came of loading a row. */
export type RowContent = { ok: true; content: RowItems } | { ok: false; message: string };

export interface HomePage {
  /** One for each of `HOME_ROWS`, in their order. */
  rows: RowContent[];
  /** What the settings say of the start page. */
  title: string;
  description: string;
}

async function loadRow(row: HomeRow, { services, signal }: PageScope): Promise<RowContent> {
  try {
    return { ok: true, content: await row.load(services, { signal }) };
  } catch (error) {
    // The end of a session is the business of the shell, wherever it comes up (spec §8).
    if (!(error instanceof ApiError) || error.endsSession) throw error;
    return { ok: false, message: error.message };
  }
}

/** The start page: all rows at once, each failing alone. Banners go into the store; without them the page has none. */
export async function loadHome(scope: PageScope): Promise<PageOutcome<HomePage>> {
  const [rows] = await Promise.all([
    Promise.all(HOME_ROWS.map((row) => loadRow(row, scope))),
    scope.run(loadBanners, { limit: 99 }, { reuse: typeof window !== 'undefined' }),
  ]);
  const { homeTitle = '', homeMetaDescription = '' } = scope.getState().settings;
  return ok({ rows, title: homeTitle, description: homeMetaDescription }, rows.some((row) => row.ok) ? 200 : 503);
}

/** The root address: the start page for guests, who may come from anywhere; who is logged in goes on to /home. */
export const loadRoot = async (scope: PageScope): Promise<PageOutcome<HomePage>> => (scope.getState().auth.loggedIn ? redirect(paths.home) : loadHome(scope));
