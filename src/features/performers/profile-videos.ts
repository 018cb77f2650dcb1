import type { Performer } from '@/contract/performer';
import type { VideoSearchQuery } from '@/contract/video';
import type { ListRules } from '@/lib/list-address';
import { paths } from '@/lib/paths';

/** The list on the first tab of a profile. */
export const profileVideoList = (performer: Performer): ListRules<never> => ({ path: paths.performer(performer), filters: {}, sorts: ['newest'] });

export const profileVideoQuery = ({ _id }: Performer): VideoSearchQuery => ({ performerId: _id, sortBy: 'newest' });
