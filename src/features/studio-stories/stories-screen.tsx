import { useState } from 'react';
import { CirclePlay, Coins, Eye, EyeOff, Trash2 } from 'lucide-react';
import { StateChip } from '@/components/chip/state-chip';
import type { MenuEntry } from '@/components/menu/menu';
import { accessOf } from '@/components/studio/access';
import { PriceDialog } from '@/components/studio/price-dialog';
import { StudioList } from '@/components/studio/studio-list';
import type { StudioColumn } from '@/components/studio/studio-table';
import { DateText } from '@/components/text/date-text';
import { TokenAmount } from '@/components/text/price';
import type { Story } from '@/contract/story';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { studioPaths } from '@/lib/studio-paths';
import type { StudioStoriesPage } from './stories.loader';
import { STORY_FILTERS, STORY_LIST } from './story-list';
import { storyKind, storyName, storyProblem, storyState } from './story-state';
import { StoryThumb } from './story-thumb';
import { useOwnStories } from './use-own-stories';

function Price({ story }: { story: Story }) {
  const access = accessOf(story);
  if (access === 'sale') return <TokenAmount amount={story.price ?? 0} />;
  return <>{access === 'free' ? 'Free' : 'Subscribers'}</>;
}

function State({ story, now }: { story: Story; now: number }) {
  const { tone, label } = storyState(story, now);
  return <StateChip tone={tone}>{label}</StateChip>;
}

const figure = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value));

const columns = (now: number): readonly StudioColumn<Story>[] => [
  { key: 'state', head: 'Status', bare: true, cell: (story) => <State story={story} now={now} /> },
  { key: 'price', head: 'Price', bare: true, figure: true, cell: (story) => <Price story={story} /> },
  { key: 'likes', head: 'Likes', figure: true, cell: ({ totalLike }) => figure(totalLike) },
  { key: 'sold', head: 'Sold', figure: true, cell: ({ sold }) => figure(sold) },
  { key: 'date', head: 'Told', sort: { up: 'oldest', down: 'newest' }, cell: ({ createdAt = '' }) => <DateText iso={createdAt} /> },
];

/** The performer's own stories: those that fans see now, and those that have ended. */
export function StudioStoriesScreen(page: StudioStoriesPage) {
  const { list, reload, bulk, removal, remove } = useOwnStories(page);
  const [priced, setPriced] = useState<readonly Story[]>([]);
  const publish = (stories: readonly Story[]) => bulk.start('Publishing', stories, { status: 'active' });
  const hide = (stories: readonly Story[]) => bulk.start('Hiding', stories, { status: 'inactive' });

  const menu = (story: Story): MenuEntry[] => {
    const { performerId } = story;
    const isTold = storyState(story, page.now).tone === 'good';
    return [
      ...(isTold && performerId ? [{ kind: 'link' as const, key: 'see', label: 'See it as fans do', href: paths.stories({ _id: performerId }), icon: <CirclePlay aria-hidden="true" /> }] : []),
      story.status === 'inactive'
        ? { kind: 'action', key: 'publish', label: 'Publish', onSelect: () => publish([story]), icon: <Eye aria-hidden="true" /> }
        : { kind: 'action', key: 'hide', label: 'Hide', onSelect: () => hide([story]), icon: <EyeOff aria-hidden="true" /> },
      { kind: 'line', key: 'line' },
      { kind: 'action', key: 'delete', label: 'Delete', onSelect: () => remove([story]), icon: <Trash2 aria-hidden="true" /> },
    ];
  };

  return (
    <>
      <StudioList
        title="Stories"
        noun="story"
        plural="stories"
        rules={STORY_LIST}
        view={page.view}
        set={STORY_FILTERS}
        items={list.items}
        total={list.total}
        failure={page.failure}
        onRetry={reload}
        nameOf={storyName}
        pictures="narrow"
        picture={(story) => <StoryThumb story={story} />}
        note={(story) => storyProblem(story) ?? storyKind(story)}
        columns={columns(page.now)}
        menu={menu}
        actions={[
          { key: 'publish', label: 'Publish', icon: <Eye />, onRun: publish },
          { key: 'hide', label: 'Hide', icon: <EyeOff />, onRun: hide },
          { key: 'price', label: 'Set price', icon: <Coins />, onRun: setPriced },
          { key: 'delete', label: 'Delete', icon: <Trash2 />, danger: true, onRun: remove },
        ]}
        bulk={bulk}
        removal={removal}
        create={{ href: studioPaths.storyNew, label: 'Tell a story' }}
        empty={{ drawing: 'curtain', title: 'You have told no stories yet.', hint: 'A few words, a photo or a short video that fans see for a day.' }}
      />
      <PriceDialog
        key={priced.length}
        count={priced.length}
        noun="story"
        plural="stories"
        onClose={() => setPriced([])}
        onPrice={(sale) => {
          bulk.start('Setting the price', priced, sale);
          setPriced([]);
        }}
      />
    </>
  );
}
