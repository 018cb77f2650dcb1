import { screen, waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { is } from '@sandbox/db/conditions';
import { performerId } from '@sandbox/seed/people/performers';
import { RECONNECT_GRACE_MS } from '@/contract/timing';
import { paths } from '@/lib/page/paths';
import { API } from '../ssr/support/urls';
import { dialogButton } from '../integration/support/controls';
import { holdResponses } from '../integration/support/hold-responses';
import { showPages } from '../integration/support/show-pages';
import { getCurrentUrl, type Tab } from '../integration/support/tab';

const { api, socket, sentEvents, button, callAs, open } = showPages();

const ARIA = performerId('aria');
const CARD = '/stream/aria/private?kind=group';

test('a group show continues for the others when a fan leaves, who may join again, unless the performer has ended it', async () => {
  await callAs('performer@example.com', 'POST', '/streaming/group-chat');
  const { user } = await open(CARD);
  const join = async () => {
    await user.click(await button(/^Join group show/));
    expect(await screen.findByText(/Waiting for Aria Velasco to join…/)).toBeInTheDocument();
  };
  await join();
  await user.click(await button('Leave show'));
  expect(screen.getByText(/The show continues for the others\. You can rejoin\./)).toBeInTheDocument();
  await user.click(await dialogButton('Leave show'));
  expect(await screen.findByText('You left the show.')).toBeInTheDocument();
  await user.click(await button('Join again'));
  await join();
  socket()?.deliver('MODEL_LEFT_ROOM', {
    ...(sentEvents('JOIN_ROOM').at(-1) as { conversationId: string }),
    reason: 'ended',
  });
  expect(await screen.findByText('Aria Velasco ended the show.')).toBeInTheDocument();
  expect(screen.getByText('Back to room')).toBeInTheDocument();
  expect(screen.queryByText('Join again')).not.toBeInTheDocument();
});

/** The performer clicks in the console, which leads to the page of the group show. */
const openGroup = async ({ user }: Pick<Tab, 'user'>) => {
  await user.click(await button('Turn on camera and microphone'));
  await user.click(await screen.findByLabelText('Group show, per minute'));
  await user.click(await button('Start group show'));
  await waitFor(() => expect(getCurrentUrl()).toMatch(/^\/studio\/live\/private\/.+\?kind=group$/));
  return getCurrentUrl().replace(/^.*\/(.+)\?.*$/, '$1');
};
test('a group show shows who watches, who lost connection and who left, without dead tiles', async () => {
  const tab = await open('/studio/live', 'performer@example.com');
  const conversationId = await openGroup(tab);
  await waitFor(() => expect(sentEvents('JOIN_ROOM')).toEqual([{ conversationId }]));
  expect(await screen.findByText('No one is sharing video yet')).toBeInTheDocument();
  const robin = { _id: '8f14e45f-ceea-467f-a0e1-4b2d6c1f9a3e', name: 'Robin Ashdown', username: 'robin' };
  const room = (members: object[]) => ({ conversationId, total: members.length, members });
  socket()?.deliver('private-stream/streamInformationChanged', room([robin]));
  expect(await screen.findByText('Watching: Robin Ashdown')).toBeInTheDocument();

  const stream = runningGroups()[0]?._id ?? '';
  socket()?.deliver('private-stream/streamJoined', { conversationId, streamId: `group-${stream}-${robin._id}` });
  expect(await screen.findByText('Robin Ashdown', { selector: 'li *' })).toBeInTheDocument();
  socket()?.deliver('private-stream/streamInformationChanged', { conversationId });
  socket()?.deliver(`message_created_conversation_${conversationId}`, {
    _id: 'm1',
    conversationId,
    text: 'Hi everyone',
    senderId: robin._id,
    createdAt: new Date().toISOString(),
  });
  expect(await screen.findByText('Hi everyone')).toBeInTheDocument();
  expect(screen.queryByText(/lost connection/)).toBeNull();
  socket()?.deliver('private-stream/streamInformationChanged', room([{ _id: ARIA, name: 'Aria Velasco' }]));
  expect(await screen.findByText('Robin Ashdown lost connection. Reconnecting…')).toBeInTheDocument();
  socket()?.deliver('USER_LEFT_ROOM', {
    conversationId,
    username: 'robin',
    userId: robin._id,
    reason: 'connectionLost',
  });
  expect(await screen.findByText('Robin Ashdown left')).toBeInTheDocument();
  expect(await screen.findByText('No one is sharing video yet')).toBeInTheDocument();
});

test('a fan who lost connection counts as gone after the grace period', async () => {
  const realNow = Date.now;
  const tab = await open('/studio/live', 'performer@example.com');
  const conversationId = await openGroup(tab);
  await waitFor(() => expect(sentEvents('JOIN_ROOM')).toEqual([{ conversationId }]));
  const robin = { _id: '8f14e45f-ceea-467f-a0e1-4b2d6c1f9a3e', name: 'Robin Ashdown', username: 'robin' };
  const change = (members: object[]) =>
    socket()?.deliver('private-stream/streamInformationChanged', { conversationId, total: members.length, members });
  change([robin]);
  const stream = runningGroups()[0]?._id ?? '';
  socket()?.deliver('private-stream/streamJoined', { conversationId, streamId: `group-${stream}-${robin._id}` });
  await screen.findByText('Robin Ashdown', { selector: 'li *' });
  change([{ _id: ARIA, name: 'Aria Velasco' }]);
  await screen.findByText('Robin Ashdown lost connection. Reconnecting…');
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => realNow() + RECONNECT_GRACE_MS);
  expect(await screen.findByText('Robin Ashdown left')).toBeInTheDocument();
  expect(screen.getByText('No one is sharing video yet')).toBeInTheDocument();
  clock.mockRestore();
});

const runningGroups = () =>
  api.store.streams
    .list()
    .filter(({ performerId: id, type, isStreaming }) => id === ARIA && type === 'group' && isStreaming);

test('a performer who crashed in one group show is in the next one, which fans enter, not in the previous one', async () => {
  const enter = async () => {
    const tab = await open('/studio/live', 'performer@example.com');
    const conversationId = await openGroup(tab);
    expect(await button('End show')).toBeInTheDocument();
    await waitFor(() => expect(sentEvents('JOIN_ROOM')).toEqual([{ conversationId }]));
    return { ...tab, conversationId };
  };
  const { close, conversationId: before } = await enter();
  const stored = window.localStorage.getItem('private-show') ?? '';
  close();
  api.store.streams.remove(is('conversationId', before));
  window.localStorage.setItem('private-show', stored);
  const { conversationId: next } = await enter();
  expect(next).not.toBe(before);
});

test('reloading the page of a group show before it has started opens the show', async () => {
  const tab = await open('/studio/live', 'performer@example.com');
  const call = holdResponses(api, 'post', '/streaming/group-chat');
  holdResponses(api, 'post', '/streaming/group-chat', { once: true }).releaseResponses();
  const conversationId = await openGroup(tab);
  await waitFor(async () => expect(await api.requests('/streaming/group-chat')).toHaveLength(2));
  tab.close();
  call.releaseResponses();
  await open(getCurrentUrl(), 'performer@example.com');
  expect(await button('End show')).toBeInTheDocument();
  await waitFor(() => expect(sentEvents('JOIN_ROOM')).toEqual([{ conversationId }]));
});

test('a group show whose room the server does not name is refused, and can be started again', async () => {
  const tab = await open('/studio/live', 'performer@example.com');
  const unnamed = { method: 'POST', path: '/streaming/group-chat', status: 200, times: 1 } as const;
  await api.fault({ ...unnamed, body: { status: 0, data: { sessionId: 's1' } } });
  await tab.user.click(await button('Turn on camera and microphone'));
  await tab.user.click(await screen.findByLabelText('Group show, per minute'));
  await tab.user.click(await button('Start group show'));
  expect(await screen.findByText('Bad request!')).toBeInTheDocument();
  await tab.user.click(await button('Start group show'));
  await waitFor(() => expect(getCurrentUrl()).toMatch(/^\/studio\/live\/private\/.+\?kind=group$/));
});

test('a group show works without device storage', async () => {
  const tab = await open('/studio/live', 'performer@example.com');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await openGroup(tab);
  expect(await button('End show')).toBeInTheDocument();
  full.mockRestore();
});

test.each(['tells of a show that is over', 'gives every performer a session'])(
  'a group show that its performer has ended stays ended, however its page returns, on a server that %s',
  async (server) => {
    if (server === 'gives every performer a session') {
      api.server.use(
        http.get(`${API}/streaming/session/:id/group`, () => HttpResponse.json({ status: 0, data: 'session' })),
      );
    }
    const { user, follow, close } = await open('/studio/live', 'performer@example.com');
    const page = paths.studioShow(await openGroup({ user }), 'group');
    await user.click(await button('End show'));
    await user.click(await dialogButton('End show'));
    expect(await screen.findByText('You ended the show.')).toBeInTheDocument();
    const [ended] = runningGroups();
    api.store.streams.update(ended?._id ?? '', { isStreaming: false });
    await api.forgetRequests();

    await user.click(await screen.findByText('Back to Go live'));
    await waitFor(() => expect(getCurrentUrl()).toBe('/studio/live'));
    await follow(page);
    expect(await screen.findByText('This group show has ended')).toBeInTheDocument();
    expect(await api.requests('/streaming/group-chat')).toEqual([]);
    expect(runningGroups()).toEqual([]);
    expect(screen.getByText('Back to Go live').closest('a')).toHaveAttribute('href', '/studio/live');
    expect(screen.queryByText('Retry')).toBeNull();

    close();
    await callAs('performer@example.com', 'POST', '/streaming/group-chat');
    const [next] = runningGroups();
    await open(page, 'performer@example.com');
    expect(await screen.findByText('This group show has ended')).toBeInTheDocument();
    expect(runningGroups()).toEqual([next]);
  },
);
