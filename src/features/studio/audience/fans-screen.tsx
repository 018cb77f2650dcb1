import { useState } from 'react';
import { Avatar } from '@/components/avatar/avatar';
import { StatusTag } from '../shared/status-tag';
import { StudioList } from '../shared/studio-list';
import type { StudioColumn } from '../shared/studio-table';
import { LocalDate } from '@/components/text/local-date';
import { useReload } from '@/components/hooks/use-reload';
import type { FanCardProps } from '@/entities/live-show/live-slots';
import { FanActivity } from './fan-activity';
import { FANS, LATEST_ACTIVITY } from './fan-list';
import { FanDrawer } from './fan-drawer';
import type { FanRow, FansPage } from './fans.loader';
import { personName } from './person-name';
import { useFanNote } from './use-fan-note';
import styles from './people.module.css';

const COLUMNS: StudioColumn<FanRow>[] = [
  {
    key: 'activity',
    head: 'Activity',
    long: true,
    sort: { up: 'earliest', down: 'recent' },
    cell: (fan) => <FanActivity fan={fan} />,
  },
  {
    key: 'since',
    head: 'Joined',
    sort: { up: 'oldest', down: 'newest' },
    cell: ({ createdAt }) => <LocalDate iso={createdAt ?? ''} />,
  },
  { key: 'note', head: 'Your note', wideOnly: true, cell: ({ _id }) => <NoteLine fanId={_id} /> },
];

export function FansScreen({ isLatestOnly, ...page }: FansPage) {
  const reload = useReload();
  const [open, setOpen] = useState<FanCardProps['open']>(null);
  return (
    <>
      <StudioList
        {...page}
        title="Fans"
        noun="fan"
        plural="fans"
        rules={FANS.rules}
        set={FANS.set}
        onRetry={reload}
        getName={personName}
        onOpen={(fan) => setOpen({ _id: fan._id, fan })}
        pictures="face"
        picture={(fan) => <Avatar src={fan.avatar} name={personName(fan)} />}
        note={({ username, isOnline, isBlocked }) => (
          <>
            {username ? <bdi>@{username}</bdi> : null}
            {isOnline ? ' · Online' : null} {isBlocked ? <StatusTag tone="bad" label="Blocked" /> : null}
          </>
        )}
        columns={COLUMNS}
        empty={{
          illustration: 'letter',
          title: 'No fans yet',
          hint: 'People appear here after they subscribe, buy something, tip, comment or add you to their favorites. Publish a video or go live to give them a reason.',
        }}
      >
        {isLatestOnly && page.failure === null ? (
          <p>This list shows the people in your latest {LATEST_ACTIVITY} subscriptions, sales and comments.</p>
        ) : null}
      </StudioList>
      <FanDrawer open={open} onClose={() => setOpen(null)} onBlockChange={() => void reload()} />
    </>
  );
}

function NoteLine({ fanId }: { fanId: string }) {
  const [note] = useFanNote(fanId);
  return note ? (
    <span className={styles.noteLine} dir="auto">
      {note}
    </span>
  ) : null;
}
