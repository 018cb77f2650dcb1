import type { ReactNode } from 'react';
import { StatusTag } from '../shared/status-tag';
import type { MenuEntry } from '@/components/menu/menu';
import { StudioList } from '../shared/studio-list';
import type { StudioColumn } from '../shared/studio-table';
import { deleteEntries, editLink } from '../shared/use-content-actions';
import { LocalTime } from '@/components/text/local-time';
import { TokenAmount } from '@/components/text/price';
import { useReload } from '@/components/hooks/use-reload';
import { eventState } from '@/entities/event/event-status';
import { studioPaths } from '@/lib/page/studio-paths';
import type { EventListPage } from './calendar.loader';
import { copyLink } from './event-links';
import { OWN_EVENTS, ownEventRules } from './event-list';
import { EVENT_STATES } from './event-labels';
import type { OwnEvent } from './own-event';
import { useEventRemoval } from './use-event-removal';

const columnsAt = (now: number): StudioColumn<OwnEvent>[] => [
  {
    key: 'when',
    head: 'When',
    bare: true,
    sort: { up: 'soonest', down: 'latest' },
    cell: (event) => <LocalTime iso={event.startAt} until={event.endAt} show="full" />,
  },
  {
    key: 'state',
    head: 'Status',
    bare: true,
    cell: (event) => <StatusTag {...EVENT_STATES[eventState(event, now)]} />,
  },
  {
    key: 'price',
    head: 'Price',
    bare: true,
    figure: true,
    cell: (event) => (event.isPrivate ? <TokenAmount amount={event.price} /> : 'Free'),
  },
];

export function EventTable({ children, ...page }: EventListPage & { children: ReactNode }) {
  const reload = useReload();
  const { remove, ...removal } = useEventRemoval();
  const menu = (event: OwnEvent): MenuEntry[] => [
    editLink(studioPaths.eventEdit(event)),
    copyLink(event),
    ...(event.isBooked ? [] : deleteEntries(() => remove(event))),
  ];
  return (
    <StudioList
      {...page}
      title="Events"
      noun="event"
      plural="events"
      rules={ownEventRules(page.view.filters.when)}
      set={OWN_EVENTS.set}
      onRetry={reload}
      getName={({ title }) => title}
      hrefFor={studioPaths.eventEdit}
      columns={columnsAt(Date.parse(page.now))}
      menu={menu}
      removal={removal}
      create={{ href: studioPaths.eventNew, label: 'Plan an event' }}
      isPartial
      empty={{
        illustration: 'stage',
        title: 'No upcoming events',
        hint: 'Tell fans when you’ll be live. They see it on your page and can add it to their calendars.',
      }}
    >
      {children}
    </StudioList>
  );
}
