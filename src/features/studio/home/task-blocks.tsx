import { NotSupportedNote } from '@/components/empty-error-states/not-supported-note';
import { Link } from '@/components/link';
import { LocalDate } from '@/components/text/local-date';
import { LocalTime } from '@/components/text/local-time';
import { formatNumber } from '@/lib/format/format';
import { withQuery } from '@/lib/lists/query';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { Block, Figure, Figures, Quiet } from './block';
import type { useStudioHome } from './use-studio-home';
import styles from './task-blocks.module.css';

type Parts = ReturnType<typeof useStudioHome>;

/** The orders to ship next: the new ones, or those being prepared if there are no others. */
const firstOrdersPath = ({ part }: Parts['orders']) => {
  const arePrepared = part.ok && part.content.waiting === 0 && part.content.preparing > 0;
  return withQuery(studioPaths.orders, { state: arePrepared ? 'processing' : 'paid' });
};

export const OrdersBlock = ({ data }: { data: Parts['orders'] }) => (
  <Block title="Orders to ship" seeAll={firstOrdersPath(data)} what="Your orders" data={data}>
    {({ waiting, preparing, oldest }) =>
      waiting + preparing === 0 ? (
        <Quiet>No orders to ship.</Quiet>
      ) : (
        <>
          <Figures>
            <Figure value={formatNumber(waiting)} name="New" />
            <Figure value={formatNumber(preparing)} name="Being prepared" />
          </Figures>
          <ul role="list" className={styles.lines}>
            {oldest.map((line) => (
              <li key={line._id}>
                <Link href={studioPaths.order(line)} className={styles.line}>
                  <span className={styles.name} dir="auto">
                    {line.quantity > 1 && `${line.quantity} × `}
                    {line.name}
                  </span>
                  <span className={styles.note}>
                    <LocalDate iso={line.createdAt ?? ''} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )
    }
  </Block>
);

export const SubscribersBlock = ({ data }: { data: Parts['subscribers'] }) => (
  <Block title="Subscribers" seeAll={studioPaths.subscribers} what="Your subscribers" data={data}>
    {({ active, added, leaving, newest }) => (
      <>
        <Figures>
          <Figure value={formatNumber(active)} name="Active" />
          <Figure value={formatNumber(added)} name="New in 30 days" />
          {leaving === null ? null : <Figure value={formatNumber(leaving)} name="Ending" />}
        </Figures>
        {newest.length > 0 && (
          <ul role="list" className={styles.lines}>
            {newest.map(({ _id, fan, createdAt }) => (
              <li key={_id}>
                {fan ? (
                  <Link href={paths.fan(fan)} className={styles.line}>
                    <span className={styles.name} dir="auto">
                      {fan.name}
                    </span>
                    <span className={styles.note}>
                      since <LocalDate iso={createdAt ?? ''} />
                    </span>
                  </Link>
                ) : (
                  <span className={styles.line}>Deleted account</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </>
    )}
  </Block>
);

export const EventBlock = ({ data }: { data: Parts['event'] }) => (
  <Block title="Next event" seeAll={studioPaths.events} what="Your events" data={data}>
    {(event) =>
      event ? (
        <Link href={studioPaths.eventEdit(event)} className={styles.event}>
          <span className={styles.name} dir="auto">
            {event.title}
          </span>
          <LocalTime iso={event.startAt} until={event.endAt} show="full" className={styles.note} />
        </Link>
      ) : (
        <Quiet>
          No events planned. <Link href={studioPaths.eventNew}>Plan an event</Link>, and fans can add it to their
          calendars.
        </Quiet>
      )
    }
  </Block>
);

/** Filter of the comment inbox. */
const UNANSWERED = { open: '1' };

export const CommentsBlock = ({ data }: { data: Parts['comments'] }) => (
  <Block
    title="Comments to answer"
    seeAll={withQuery(studioPaths.comments, UNANSWERED)}
    what="Your comments"
    data={data}
  >
    {(comments) => {
      if (!comments) return <NotSupportedNote what="an inbox for all comments" />;
      if (comments.waiting === 0) return <Quiet>No comments to answer.</Quiet>;
      return (
        <>
          <Figures>
            <Figure value={formatNumber(comments.waiting)} name="Unanswered" />
          </Figures>
          <ul role="list" className={styles.lines}>
            {comments.newest.map(({ _id, by, content, about, item }) => (
              <li key={_id}>
                <Link href={withQuery(studioPaths.comments, { item, ...UNANSWERED })} className={styles.comment}>
                  <p className={styles.content} dir="auto">
                    {content}
                  </p>
                  <p className={styles.note}>
                    <bdi>{by}</bdi>
                    {about && (
                      <>
                        {' on '}
                        <bdi>{about}</bdi>
                      </>
                    )}
                  </p>
                </Link>
              </li>
            ))}
          </ul>
        </>
      );
    }}
  </Block>
);
