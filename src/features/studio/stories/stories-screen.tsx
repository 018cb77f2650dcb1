import dynamic from 'next/dynamic';
import { useState } from 'react';
import { CirclePlay, SquarePen } from 'lucide-react';
import { StatusTag } from '@/features/studio/shared/status-tag';
import { AccessDialog } from '@/features/studio/shared/dialogs';
import { AccessPrice, figure } from '@/features/studio/shared/content-cells';
import { CreatedNotice } from '@/features/studio/shared/created-notice';
import { useCreatedItem } from '@/features/studio/shared/created';
import { StudioList } from '@/features/studio/shared/studio-list';
import type { StudioColumn } from '@/features/studio/shared/studio-table';
import { useContentActions } from '@/features/studio/shared/use-content-actions';
import { DateText } from '@/components/text/date-text';
import type { Story } from '@/contract/story';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { useAppSelector } from '@/store/hooks';
import type { StudioStoriesPage } from './stories.loader';
import { STORY_FILTERS, STORY_LIST } from './story-list';
import { storyKind, storyName, storyProblem, storyState } from './story-state';
import { StoryThumb } from './story-thumb';
import { useOwnStories } from './use-own-stories';

function State({ story, now }: { story: Story; now: number }) {
  const { tone, label } = storyState(story, now);
  return <StatusTag tone={tone}>{label}</StatusTag>;
}

const StoryDialog = dynamic(() => import('./story-dialog').then((module) => module.StoryDialog), { ssr: false });

const columns = (now: number): readonly StudioColumn<Story>[] => [
  { key: 'state', head: 'Status', bare: true, cell: (story) => <State story={story} now={now} /> },
  { key: 'price', head: 'Price', bare: true, figure: true, cell: (story) => <AccessPrice item={story} /> },
  { key: 'likes', head: 'Likes', figure: true, cell: ({ totalLike }) => figure(totalLike) },
  { key: 'sold', head: 'Sold', figure: true, cell: ({ sold }) => figure(sold) },
  {
    key: 'date',
    head: 'Posted',
    sort: { up: 'oldest', down: 'newest' },
    cell: ({ createdAt = '' }) => <DateText iso={createdAt} />,
  },
];

export function StudioStoriesScreen(page: StudioStoriesPage) {
  const { list, reload, bulk, removal, remove } = useOwnStories(page);
  const created = useCreatedItem(list.items);
  const own = useAppSelector(({ user }) => user.current._id);
  const [edited, setEdited] = useState<Story | null>(null);
  const { actions, menu, dialog } = useContentActions({
    noun: 'story',
    plural: 'stories',
    nameOf: storyName,
    bulk,
    remove,
    links: (story) => [
      {
        kind: 'action',
        key: 'edit',
        label: 'Edit',
        onSelect: () => setEdited(story),
        icon: <SquarePen aria-hidden="true" />,
      },
      ...(story.performerId && storyState(story, page.now).tone === 'good'
        ? [
            {
              kind: 'link' as const,
              key: 'see',
              label: 'View as a fan',
              href: paths.stories({ _id: story.performerId }),
              icon: <CirclePlay aria-hidden="true" />,
            },
          ]
        : []),
    ],
    isOut: ({ status }) => status !== 'inactive',
    renderPriceDialog: (request) => (
      <AccessDialog {...request} kind="storySaleCommission" noun="story" plural="stories" />
    ),
  });

  return (
    <>
      {created && (
        <CreatedNotice
          item={created}
          title={storyName(created)}
          path={paths.stories({ _id: created.performerId ?? own })}
        />
      )}
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
        offered={page.offered}
        onRetry={reload}
        nameOf={storyName}
        pictures="narrow"
        picture={(story) => <StoryThumb story={story} />}
        note={(story) => storyProblem(story) ?? storyKind(story)}
        columns={columns(page.now)}
        menu={menu}
        actions={actions}
        bulk={bulk}
        removal={removal}
        create={{ href: studioPaths.storyNew, label: 'Add a story' }}
        empty={{
          drawing: 'curtain',
          title: 'No stories yet',
          hint: 'A few words, a photo or a short video that fans see for a day.',
        }}
      />
      {dialog}
      {edited && (
        <StoryDialog
          key={edited._id}
          story={edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            void reload();
          }}
        />
      )}
    </>
  );
}
