import { Avatar } from '@/components/avatar/avatar';
import { cx } from '@/components/cx';
import { LivePlayer } from '@/media/live/live-player';
import { useAppSelector } from '@/store/hooks';
import { selectIsCutOff, selectIsParticipantDisconnected } from '@/store/private-show/private-show.slice';
import { isPublishedBy, type Show } from '@/store/private-show/show';
import { selectPlayMode, selectStreamHosts } from '@/store/streaming/streaming.selectors';
import { useStreamToken } from '@/store/streaming/use-stream-token';
import { SelfView } from './self-view';
import styles from './show-videos.module.css';
import { getConnectionText } from './show-labels';
import type { ShowPublisher } from './use-show-publisher';
import type { ShowRoom } from './use-show-room';

interface ShowPicturesProps {
  show: Show;
  room: ShowRoom;
  publisher: ShowPublisher;
}

/**
 * The videos of the others, with the visitor's own in a corner. A performer whose group shares none sees their own
 * large.
 */
export function ShowVideos({ show, room: { streams, people, news }, publisher }: ShowPicturesProps) {
  const hosts = useAppSelector(selectStreamHosts);
  const mode = useAppSelector(selectPlayMode(show.kind));
  const isCutOff = useAppSelector(selectIsCutOff);
  const isOtherLost = useAppSelector(selectIsParticipantDisconnected);
  const token = useStreamToken();
  const isGroup = show.kind === 'group';
  const isAlone = show.other === null && streams.length === 0;
  const toPerson = (streamId: string) => {
    const person = people.find(({ _id }) => isPublishedBy(show, streamId, _id));
    const isOther = show.other !== null && isPublishedBy(show, streamId, show.other._id);
    return {
      name: (isOther ? show.other?.name : person?.name) ?? 'A fan',
      isLost: person?.lostAt != null,
    };
  };
  const watching = people.filter(
    ({ _id, lostAt }) => lostAt === null && !streams.some((streamId) => isPublishedBy(show, streamId, _id)),
  );
  return (
    <div className={cx(styles.pictures, isAlone && styles.alone)} data-theme="dark">
      {streams.length > 0 ? (
        <ul role="list" className={cx(styles.others, streams.length > 1 && styles.several)}>
          {streams.map((streamId) => {
            const { name, isLost } = toPerson(streamId);
            return (
              <li key={streamId}>
                <LivePlayer
                  title={name}
                  mode={mode}
                  streamId={streamId}
                  hosts={hosts}
                  token={token}
                  bare
                  notice={isCutOff || isOtherLost || isLost ? '' : undefined}
                />
                {isGroup && (
                  <p className={styles.whose} dir="auto">
                    {isLost && !isOtherLost ? getConnectionText({ own: false, other: name }) : name}
                  </p>
                )}
              </li>
            );
          })}
        </ul>
      ) : (
        <NoPictures show={show} />
      )}
      {isGroup && (
        <div className={styles.people}>
          {watching.length > 0 && <p dir="auto">Watching: {watching.map(({ name }) => name).join(', ')}</p>}
          <p role="status" dir="auto">
            {news}
          </p>
        </div>
      )}
      <SelfView publisher={publisher} isFan={show.role === 'fan'} paused={isCutOff} caption={isGroup ? 'You' : null} />
    </div>
  );
}

function NoPictures({ show: { other, kind } }: { show: Show }) {
  const isPresent = useAppSelector(({ privateShow }) => privateShow.present);
  const isCutOff = useAppSelector(selectIsCutOff);
  const hasStarted = useAppSelector(({ privateShow }) => privateShow.meter !== null);
  const name = other?.name ?? '';
  const placeholderText = () => {
    if (other === null) return 'No one is sharing video yet';
    if (hasStarted && (isCutOff || !isPresent)) return 'Paused';
    if (!isPresent) return `Waiting for ${name} to join…`;
    return kind === 'group' ? 'No one is sharing video yet' : `${name} isn’t sharing video.`;
  };
  return (
    <div className={styles.empty} role="status">
      {other && <Avatar src={other.avatar} name={name} size="xl" />}
      <p dir="auto">{placeholderText()}</p>
    </div>
  );
}
