import { useEffect, useEffectEvent, useState } from 'react';
import type { RoomMembers } from '@/contract/socket';
import { RECONNECT_GRACE_MS } from '@/contract/timing';
import type { PublicUser } from '@/contract/user';
import { useSocketEvent } from '@/socket/use-socket-event';
import { useAppSelector } from '@/store/hooks';
import { isPublishedBy, type Show } from '@/store/private-show/show';

export interface ShowPerson {
  _id: string;
  name: string;
  username?: string;
  /** Time of their disconnect in ms since 1970; null while they are in the room. */
  lostAt: number | null;
}

const CHECK_MS = 1000;

const toPerson = ({ _id, name, username }: PublicUser): ShowPerson => ({
  _id,
  name: name || username || 'A fan',
  username,
  lostAt: null,
});

/** The others in a show, including disconnected ones, and an announcement of the last one who left. */
export function useShowPeople(show: Show | null) {
  const account = useAppSelector(({ user }) => user.current._id);
  const [people, setPeople] = useState<readonly ShowPerson[]>([]);
  /** Ids of people who left; their remaining streams are hidden. */
  const [left, setLeft] = useState<readonly string[]>([]);
  const [news, setNews] = useState('');
  const conversationId = show?.conversationId ?? null;

  const arrive = (user: PublicUser) => {
    if (user._id === account) return;
    setPeople((known) => [...known.filter(({ _id }) => _id !== user._id), toPerson(user)]);
    setLeft((known) => known.filter((id) => id !== user._id));
  };
  const leave = ({ _id, name }: ShowPerson) => {
    setPeople((known) => known.filter((each) => each._id !== _id));
    setLeft((known) => [...known, _id]);
    setNews(`${name} left`);
  };
  const readMembers = (room: RoomMembers) => {
    // The account itself is in its room: an empty list doesn't say who is there.
    if (room.conversationId !== conversationId || !room.members?.length) return;
    const now = Date.now();
    const here = room.members.filter(({ _id }) => _id !== account);
    const isHere = (id: string) => here.some(({ _id }) => _id === id);
    setPeople((known) => [
      ...here.map(toPerson),
      ...known.flatMap((each) => (isHere(each._id) ? [] : [{ ...each, lostAt: each.lostAt ?? now }])),
    ]);
    setLeft((known) => known.filter((id) => !isHere(id)));
  };

  useSocketEvent('JOINED_THE_ROOM', readMembers);
  useSocketEvent('private-stream/streamInformationChanged', readMembers);
  useSocketEvent('private-stream/streamJoined', ({ user, ...stream }) => {
    if (user && stream.conversationId === conversationId) arrive(user);
  });
  useSocketEvent('USER_LEFT_ROOM', (gone) => {
    if (gone.conversationId !== conversationId || gone.reason === 'dropped') return;
    const person = people.find(
      ({ _id, username }) => _id === gone.userId || (username !== undefined && username === gone.username),
    );
    if (person) leave(person);
  });

  const dropLost = useEffectEvent(() =>
    people.filter(({ lostAt }) => lostAt !== null && Date.now() - lostAt >= RECONNECT_GRACE_MS).forEach(leave),
  );
  const isWaiting = people.some(({ lostAt }) => lostAt !== null);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => dropLost(), CHECK_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const [seen, setSeen] = useState(conversationId);
  if (seen !== conversationId) {
    setSeen(conversationId);
    setPeople([]);
    setLeft([]);
    setNews('');
  }

  return {
    people,
    news,
    hasLeft: (streamId: string) => show !== null && left.some((id) => isPublishedBy(show, streamId, id)),
  };
}
