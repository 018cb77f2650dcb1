import { paths } from '@/lib/page/paths';
import { withQuery } from '@/lib/lists/query';

/** The kinds of show, as the wire names them. */
export const SHOWS = ['public', 'group', 'private'] as const;
export type Show = (typeof SHOWS)[number];

export const SHOW_NAMES: Record<Show, string> = { public: 'Open to everybody', group: 'Group shows', private: 'In private' };

export const livePath = (show: Show | null): string => withQuery(paths.live, { show });
