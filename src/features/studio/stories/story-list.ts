import type { FilterSet } from '@/components/listing/filter-set';
import type { OwnStorySearchQuery } from '@/contract/story';
import { SEARCH_TEXT, type ListRules, type ListView } from '@/lib/lists/list-address';
import { studioPaths } from '@/lib/page/studio-paths';

const TYPES = ['text', 'photo', 'video'] as const;

/** Query parameters of the story list. */
export const STORY_LIST = {
  path: studioPaths.stories,
  filters: { q: SEARCH_TEXT, show: /^(now|ended)$/, type: /^(text|photo|video)$/ },
  sorts: ['newest', 'oldest'],
} satisfies ListRules;

type StoryFilter = keyof (typeof STORY_LIST)['filters'];
export type StoryListView = ListView<StoryFilter>;

/** API query for a view, without paging. */
export const storyQuery = ({ filters: { q, show, type }, sort }: StoryListView): OwnStorySearchQuery => ({
  q,
  type: TYPES.find((known) => known === type),
  isExpired: show === undefined ? undefined : show === 'ended',
  sortBy: 'createdAt',
  sort: sort === 'oldest' ? 'asc' : 'desc',
});

export const STORY_FILTERS: FilterSet<StoryFilter> = {
  search: { name: 'q', label: 'Search stories' },
  choices: [
    {
      name: 'show',
      label: 'Show',
      any: 'Any time',
      quick: true,
      options: [
        { value: 'now', label: 'Active' },
        { value: 'ended', label: 'Ended' },
      ],
    },
    {
      name: 'type',
      label: 'Kind',
      any: 'Any kind',
      quick: true,
      options: [
        { value: 'text', label: 'Text' },
        { value: 'photo', label: 'Photo' },
        { value: 'video', label: 'Video' },
      ],
    },
  ],
  switches: [],
  sorts: [
    { value: 'newest', label: 'Newest first' },
    { value: 'oldest', label: 'Oldest first' },
  ],
};
