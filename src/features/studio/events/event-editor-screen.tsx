import { Button } from 'antd';
import { Copy, ExternalLink, Trash2 } from 'lucide-react';
import { useRouter } from 'next/router';
import { ButtonLink } from '@/components/button/button-link';
import { StudioHead } from '../shared/studio-head';
import type { EventItem } from '@/contract/event';
import { eventState } from '@/entities/event/event-status';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { calendarPath, newEventPath } from './calendar-url';
import type { EventEditor } from './event-editor.loader';
import { EventForm } from './event-form';
import { useEventRemoval } from './use-event-removal';
import styles from './event-form.module.css';

const TITLES = { new: 'Plan an event', copy: 'Plan this event again', edit: 'Edit event' };

export function EventEditorScreen(editor: EventEditor) {
  const { mode } = editor;
  return (
    <div className={styles.screen}>
      <StudioHead list={{ label: 'Events', href: studioPaths.events }} title={TITLES[mode]}>
        {mode === 'edit' ? <EventTools event={editor.event} now={editor.now} /> : null}
      </StudioHead>
      {/* The key resets the form for each event or day. */}
      <EventForm key={`${mode} ${mode === 'new' ? editor.day : editor.event._id}`} {...editor} />
    </div>
  );
}

function EventTools({ event, now }: { event: EventItem; now: string }) {
  const router = useRouter();
  const { remove } = useEventRemoval();
  return (
    <>
      {eventState(event, Date.parse(now)) === 'canceled' ? null : (
        <ButtonLink icon={<ExternalLink />} href={paths.event(event)}>
          View page
        </ButtonLink>
      )}
      <ButtonLink icon={<Copy />} href={newEventPath({ copy: event._id })}>
        Copy
      </ButtonLink>
      {event.isBooked ? (
        <span className={styles.note}>This event is booked, so you can’t delete it.</span>
      ) : (
        <Button
          danger
          icon={<Trash2 size={20} />}
          onClick={() => {
            remove(event);
            void router.push(calendarPath({}));
          }}
        >
          Delete
        </Button>
      )}
    </>
  );
}
