import { paths } from '@/lib/page/paths';
import { withQuery } from '@/lib/lists/query';

export const SHOWS = ['public', 'group', 'private'] as const;
export type Show = (typeof SHOWS)[number];

export const SHOW_NAMES: Record<Show, string> = {
  public: 'Public shows',
  group: 'Group shows',
  private: 'Private shows',
};

export const livePath = (show: Show | null): string => withQuery(paths.live, { show });
