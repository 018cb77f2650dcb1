import dynamic from 'next/dynamic';
import { useState } from 'react';
import { CirclePlay, SquarePen } from 'lucide-react';
import { StatusTag } from '@/features/studio/shared/status-tag';
import type { Sale } from '@/features/studio/shared/access';
import { AccessDialog } from '@/features/studio/shared/dialogs';
import { dateColumn, formatFigure, PRICE_COLUMN, SOLD_COLUMN } from '@/features/studio/shared/content-cells';
import { CreatedNotice } from '@/features/studio/shared/created-notice';
import { useCreatedItem } from '@/features/studio/shared/created';
import { StudioList } from '@/features/studio/shared/studio-list';
import type { StudioColumn } from '@/features/studio/shared/studio-table';
import { useContentList } from '@/features/studio/shared/use-content-list';
import { useLatestRecord } from '@/features/studio/shared/use-latest-record';
import type { Story } from '@/contract/story';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { useAppSelector } from '@/store/hooks';
import { fetchOwnStories, type StudioStoriesPage } from './stories.loader';
import { OWN_STORIES } from './story-list';
import { STORY, storyKind, storyName, storyProblem, storyState } from './story-state';
import { StoryThumb } from './story-thumb';

const StoryDialog = dynamic(() => import('./story-dialog').then((module) => module.StoryDialog), { ssr: false });

const columns = (now: number): readonly StudioColumn<Story>[] => [
  { key: 'state', head: 'Status', bare: true, cell: (story) => <StatusTag {...storyState(story, now)} /> },
  PRICE_COLUMN,
  { key: 'likes', head: 'Likes', figure: true, cell: ({ totalLike }) => formatFigure(totalLike) },
  SOLD_COLUMN,
  dateColumn('Posted'),
];

export function StudioStoriesScreen(page: StudioStoriesPage) {
  const { items, total } = useLatestRecord(page, (services, signal) => fetchOwnStories(services, page.view, signal));
  const created = useCreatedItem(items);
  const own = useAppSelector(({ user }) => user.current._id);
  const [edited, setEdited] = useState<Story | null>(null);
  const { list, dialog, reload } = useContentList<Story, Sale>(STORY, {
    update: ({ stories }, id, body) => stories.update(id, body),
    links: (story) => [
      {
        kind: 'action',
        key: 'edit',
        label: 'Edit',
        onSelect: () => setEdited(story),
        icon: <SquarePen />,
      },
      ...(story.performerId && storyState(story, page.now).tone === 'good'
        ? [
            {
              kind: 'link' as const,
              key: 'see',
              label: 'View as a fan',
              href: paths.stories({ _id: story.performerId }),
              icon: <CirclePlay />,
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
        {...list}
        title="Stories"
        rules={OWN_STORIES.rules}
        view={page.view}
        set={OWN_STORIES.set}
        items={items}
        total={total}
        failure={page.failure}
        offered={page.offered}
        pictures="narrow"
        picture={(story) => <StoryThumb story={story} />}
        note={(story) => storyProblem(story) ?? storyKind(story)}
        columns={columns(page.now)}
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
