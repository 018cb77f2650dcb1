import { useState } from 'react';
import { Avatar } from '@/components/avatar/avatar';
import { StudioList } from '@/components/studio/studio-list';
import type { StudioColumn } from '@/components/studio/studio-table';
import { DateText } from '@/components/text/date-text';
import { useReload } from '@/components/use-reload';
import type { PublicUser } from '@/contract/user';
import { FAN_FILTERS, FANS } from './fan-list';
import { FanDrawer, type FanRef } from './fan-drawer';
import type { FansPage } from './fans.loader';
import { NoteLine } from './note-line';
import { personName } from './person-name';

const COLUMNS: StudioColumn<PublicUser>[] = [
  { key: 'since', head: 'Member since', sort: { up: 'oldest', down: 'newest' }, cell: ({ createdAt }) => <DateText iso={createdAt ?? ''} /> },
  { key: 'note', head: 'Your note', wideOnly: true, cell: ({ _id }) => <NoteLine fanId={_id} /> },
];

/** Finds a fan, and shows what has been between the two. */
export function FansScreen({ view, items, total, failure }: FansPage) {
  const reload = useReload();
  const [open, setOpen] = useState<FanRef | null>(null);
  return (
    <>
      <StudioList
        title="Fans"
        noun="fan"
        plural="fans"
        rules={FANS}
        view={view}
        set={FAN_FILTERS}
        items={items}
        total={total}
        failure={failure}
        onRetry={reload}
        nameOf={personName}
        onOpen={(fan) => setOpen({ _id: fan._id, fan })}
        pictures="face"
        picture={(fan) => <Avatar src={fan.avatar} name={personName(fan)} />}
        note={({ username, isOnline }) => (
          <>
            {username ? <bdi>@{username}</bdi> : null}
            {isOnline ? ' · Online' : null}
          </>
        )}
        columns={COLUMNS}
        empty={{ drawing: 'letter', title: 'There are no fans here yet.', hint: 'Everybody who has an account on this site shows up here.' }}
      />
      <FanDrawer open={open} onClose={() => setOpen(null)} />
    </>
  );
}
