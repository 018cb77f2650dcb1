import { Avatar } from '@/components/avatar/avatar';
import { cx } from '@/components/cx';
import { LivePlayer } from '@/media/live/live-player';
import { useAppSelector } from '@/store/hooks';
import { publisherOf, type Show } from '@/store/private-show/show';
import { selectPlayMode, selectStreamHosts } from '@/store/streaming/streaming.selectors';
import { useStreamToken } from '@/store/streaming/use-stream-token';
import { OwnPicture } from './own-picture';
import styles from './show-pictures.module.css';
import type { ShowPublisher } from './use-show-publisher';

interface ShowPicturesProps {
  show: Show;
  /** Of the others. */
  streams: readonly string[];
  publisher: ShowPublisher;
}

/** The pictures of the others, large, and the own one in a corner. */
export function ShowPictures({ show, streams, publisher }: ShowPicturesProps) {
  const hosts = useAppSelector(selectStreamHosts);
  const mode = useAppSelector(selectPlayMode(show.kind));
  const members = useAppSelector(({ streaming }) => streaming.members);
  const token = useStreamToken();
  const nameOf = (streamId: string) => {
    const id = publisherOf(show, streamId);
    return (id === show.other?._id ? show.other : members.find(({ _id }) => _id === id))?.name ?? 'Somebody in the show';
  };
  return (
    <div className={styles.pictures} data-theme="dark">
      {streams.length > 0 ? (
        <ul role="list" className={cx(styles.others, streams.length > 1 && styles.several)}>
          {streams.map((streamId) => (
            <li key={streamId}>
              <LivePlayer title={nameOf(streamId)} mode={mode} streamId={streamId} hosts={hosts} token={token} bare />
              {show.kind === 'group' && (
                <span className={styles.whose} dir="auto">
                  {nameOf(streamId)}
                </span>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <Nobody show={show} />
      )}
      <OwnPicture publisher={publisher} />
    </div>
  );
}

/** What stands in for pictures that are not there. */
function Nobody({ show: { other, kind } }: { show: Show }) {
  const present = useAppSelector(({ privateShow }) => privateShow.present);
  const name = other?.name ?? 'Nobody';
  return (
    <div className={styles.nobody} role="status">
      {other && <Avatar src={other.avatar} name={name} size="xl" />}
      <p dir="auto">
        {other === null
          ? 'Nobody sends a picture yet. Fans who join appear here.'
          : present
            ? `${name} is here. There is no picture ${kind === 'group' ? 'yet' : 'at the moment'}.`
            : `Waiting for ${name} to come in …`}
      </p>
    </div>
  );
}
