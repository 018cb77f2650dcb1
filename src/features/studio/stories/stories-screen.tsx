import dynamic from 'next/dynamic';
import { useState } from 'react';
import { CirclePlay } from 'lucide-react';
import { StatusTag } from '../shared/status-tag';
import type { Sale } from '../shared/access';
import { AccessDialog } from '../shared/dialogs';
import { dateColumn, formatFigure, PRICE_COLUMN, SOLD_COLUMN } from '../shared/content-cells';
import { CreatedNotice } from '../shared/created-notice';
import { useCreatedItem } from '../shared/created';
import { StudioList } from '../shared/studio-list';
import type { StudioColumn } from '../shared/studio-table';
import { editAction } from '../shared/use-content-actions';
import { useContentList } from '../shared/use-content-list';
import { usePolledList } from '../shared/use-polled-list';
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
  const latest = usePolledList(page, (services, signal) => fetchOwnStories(services, page.view, signal));
  const own = useAppSelector(({ user }) => user.current._id);
  const [edited, setEdited] = useState<Story | null>(null);
  const { list, dialog, reload } = useContentList<Story, Sale>(STORY, {
    update: ({ stories }, { _id }, body) => stories.update(_id, body),
    links: (story) => [
      editAction(() => setEdited(story)),
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
    canHide: ({ status }) => status !== 'inactive',
    renderPriceDialog: (request) => (
      <AccessDialog {...request} kind="storySaleCommission" noun="story" plural="stories" />
    ),
  });
  const created = useCreatedItem(latest.items, list.removal.removalStatus);

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
        {...page}
        {...latest}
        {...list}
        title="Stories"
        rules={OWN_STORIES.rules}
        set={OWN_STORIES.set}
        pictures="narrow"
        picture={(story) => <StoryThumb story={story} />}
        note={(story) => storyProblem(story) ?? storyKind(story)}
        columns={columns(page.now)}
        create={{ href: studioPaths.storyNew, label: 'Add a story' }}
        empty={{
          illustration: 'curtain',
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
            // Another story may be open by now.
            setEdited((now) => (now?._id === edited._id ? null : now));
            void reload();
          }}
        />
      )}
    </>
  );
}
