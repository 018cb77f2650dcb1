import { useState } from 'react';
import { Avatar } from '@/components/avatar/avatar';
import { StatusTag } from '../shared/status-tag';
import { CsvButton, CsvFailure } from '../shared/csv-download';
import { StudioList } from '../shared/studio-list';
import type { StudioColumn } from '../shared/studio-table';
import { LocalDate } from '@/components/text/local-date';
import { Price } from '@/components/text/price';
import { useTimeZone } from '@/components/text/use-time-zone';
import { useReload } from '@/components/hooks/use-reload';
import type { FanCardProps } from '@/entities/live-show/live-slots';
import type { Currency } from '@/lib/format/format';
import { useCurrency } from '@/store/ui/use-currency';
import { FanDrawer } from './fan-drawer';
import { personName } from './person-name';
import { SUBSCRIBERS } from './subscriber-list';
import { nextStep, planName, SUBSCRIBER_STATES, subscriberState } from '../shared/subscriber-state';
import { getFanId, type Subscriber, type SubscribersPage } from './subscribers.loader';
import { useSubscriberFile } from './use-subscriber-file';

const columnsAt = (now: number, currency: Currency, zone: string): StudioColumn<Subscriber>[] => [
  {
    key: 'state',
    head: 'Status',
    bare: true,
    cell: (subscriber) => <StatusTag {...SUBSCRIBER_STATES[subscriberState(subscriber, now)]} />,
  },
  { key: 'plan', head: 'Plan', cell: planName },
  {
    key: 'price',
    head: 'Price',
    bare: true,
    figure: true,
    sort: { up: 'price', down: 'price-down' },
    cell: ({ price }) =>
      price === undefined ? '–' : price === 0 ? 'Free' : <Price amount={price} currency={currency} />,
  },
  {
    key: 'since',
    head: 'Since',
    sort: { up: 'oldest', down: 'newest' },
    cell: ({ createdAt }) => <LocalDate iso={createdAt ?? ''} />,
  },
  {
    key: 'next',
    head: 'Next',
    sort: { up: 'ends', down: 'ends-down' },
    cell: (subscriber) => nextStep(subscriber, now, zone),
  },
];

export function SubscribersScreen(page: SubscribersPage) {
  const reload = useReload();
  const currency = useCurrency();
  const file = useSubscriberFile(page.view);
  const [open, setOpen] = useState<FanCardProps['open']>(null);
  return (
    <>
      <StudioList
        {...page}
        title="Subscribers"
        noun="subscriber"
        plural="subscribers"
        rules={SUBSCRIBERS.rules}
        set={SUBSCRIBERS.set}
        onRetry={reload}
        getName={({ userInfo }) => personName(userInfo)}
        onOpen={(subscriber) => setOpen({ _id: getFanId(subscriber), fan: subscriber.userInfo ?? null })}
        // Without an id, the card would show the data of other fans.
        canOpen={(subscriber) => getFanId(subscriber) !== ''}
        pictures="face"
        picture={({ userInfo }) => <Avatar src={userInfo?.avatar} name={personName(userInfo)} />}
        note={({ userInfo, isBlocked }) => (
          <>
            {userInfo?.username ? <bdi>@{userInfo.username}</bdi> : null}{' '}
            {isBlocked ? <StatusTag tone="bad" label="Blocked" /> : null}
          </>
        )}
        columns={columnsAt(Date.parse(page.now), currency, useTimeZone())}
        tools={
          <CsvButton file={file} disabled={page.items.length === 0}>
            Download CSV
          </CsvButton>
        }
        empty={{
          illustration: 'letter',
          title: 'No subscribers yet',
          hint: 'Fans subscribe on your page. A free trial and a first video help.',
        }}
      >
        <CsvFailure file={file} />
      </StudioList>
      <FanDrawer open={open} onClose={() => setOpen(null)} onBlockChange={() => void reload()} />
    </>
  );
}
