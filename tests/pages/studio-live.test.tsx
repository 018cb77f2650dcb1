import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { ARIA, getAccept, broadcastConsole, question } from '../integration/support/broadcast-console';
import { clickInSafari } from '../integration/support/click-in-safari';
import { button, dialogButton } from '../integration/support/controls';
import { getCurrentUrl, openTab } from '../integration/support/tab';
import { API } from '../ssr/support/urls';

const { api, arrived, connections, goLive, open, sentEvents, socket, tracks } = broadcastConsole();

test('a show: the room opens, fans are notified when the stream arrives, tips are counted, and it ends with one confirmation', async () => {
  const tab = await open();
  const { user } = tab;
  await user.click(await button('Turn on camera and microphone'));
  expect(await screen.findByText('Front camera')).toBeInTheDocument();
  await user.click(await button('Copy link'));
  expect(await screen.findByText('Link copied.')).toBeInTheDocument();

  api.store.performers.update(ARIA, { groupChatPrice: undefined });
  await user.click(screen.getByLabelText('Group show, per minute'));
  expect(await screen.findByText(/^You haven’t set a price for group shows/)).toBeInTheDocument();
  const start = (await button('Start group show')).closest('button') as HTMLElement;
  expect(start).toHaveAttribute('aria-disabled', 'true');
  expect(start).toHaveAccessibleDescription('Set a price for group shows first.');
  await user.click(start);
  expect(getCurrentUrl()).toBe('/studio/live');
  await user.click(screen.getByLabelText('Ticket holders'));
  api.store.performers.update(ARIA, { groupChatPrice: 10 });
  await user.click(screen.getByLabelText('Group show, per minute'));
  expect(await screen.findByText(/^Fans pay 10 tokens/)).toHaveTextContent('You receive 8 tokens ($0.80).');
  await user.click(screen.getByLabelText('Ticket holders'));
  await user.click(await button('Go live'));
  expect(await screen.findByText('Enter a ticket price of 1 token or more, in whole tokens.')).toBeInTheDocument();
  expect(screen.getByLabelText('Ticket price in tokens')).toHaveFocus();
  await user.type(screen.getByLabelText('Ticket price in tokens'), '30');
  expect(screen.getByLabelText('Ticket price in tokens')).toHaveAccessibleDescription(
    expect.stringContaining('Worth $3.00. You receive 24 tokens ($2.40).'),
  );
  await user.clear(screen.getByLabelText('Title'));
  await user.type(screen.getByLabelText('Title'), 'Late set');
  await user.click(await button('Go live'));

  expect(await screen.findByText('Late set')).toBeInTheDocument();
  expect((await api.requests('/streaming/live')).map(({ body }) => body)).toEqual([
    { title: 'Late set', description: '', isFree: false, price: 30 },
  ]);
  await waitFor(() => expect(connections.at(-1)?.published).toHaveLength(1));
  expect(sentEvents('public-stream/join')).toHaveLength(1);
  expect(sentEvents('public-stream/live')).toEqual([]);
  arrived();
  expect(await screen.findAllByText('LIVE')).not.toHaveLength(0);
  const [[, room] = []] = sentEvents('public-stream/join');
  expect(sentEvents('public-stream/live')).toEqual([['public-stream/live', room]]);

  const { conversationId } = room as { conversationId: string };
  const members = ['fan', 'fan2'].map((name) => ({ _id: name, name, username: name }));
  socket()?.deliver('public-room-changed', { conversationId, total: 2, members, totalGuests: 1 });
  socket()?.deliver('tipped', {
    senderInfo: { _id: 'fan', name: 'Robin' },
    token: 20,
    netPrice: 16,
    message: 'For the drums',
    conversationId,
  });
  // A tip on a video.
  socket()?.deliver('tipped', { senderInfo: { _id: 'fan', name: 'Robin' }, token: 7, conversationId: null });
  socket()?.deliver('purchase_media_item_success', { _id: 'x', type: 'stream', price: 30 });
  for (const senderId of ['fan', ARIA])
    socket()?.deliver(`message_created_conversation_${conversationId}`, {
      _id: senderId,
      conversationId,
      text: 'Hi',
      senderId,
      createdAt: new Date().toISOString(),
    });
  expect(await screen.findByTestId('tip-alert')).toHaveTextContent('Robin tipped 20 tokensFor the drums');
  expect(screen.getByText('Tips in this show').closest('section')).toHaveTextContent('For the drums20 tokens');
  expect(screen.getByText('1 ticket sold')).toBeInTheDocument();
  expect(await screen.findByText('1 guest')).toBeInTheDocument();

  await user.click(await button('End show'));
  expect(question().getByText('End the show for 3 viewers?')).toBeInTheDocument();
  await user.click(await dialogButton('End show'));
  expect(await screen.findByText('Your show has ended')).toHaveFocus();
  expect(screen.getByText('Tips (1 tip)').closest('div')).toHaveTextContent('20 tokens');
  expect(screen.getByText('Tickets (1 sold)').closest('div')).toHaveTextContent('30 tokens');
  expect(screen.getByText('Total').closest('div')).toHaveTextContent('50 tokens');
  expect(screen.getByText('Plan your next show').closest('a')).toHaveAttribute('href', '/studio/events');
  expect(screen.getByText('Peak viewers').closest('div')).toHaveTextContent('3');
  expect(screen.getByText('Chat messages').closest('div')).toHaveTextContent('1');
  expect((await screen.findByText('New subscribers')).closest('div')).toHaveTextContent('0');
  expect(sentEvents('public-stream/leave')).toEqual([['public-stream/leave', room]]);
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);

  await user.click(await button('Go live again'));
  expect(await button('Turn on camera and microphone')).toBeInTheDocument();
  await user.click(await button('Show QR code'));
  expect(await screen.findByRole('img', { name: 'QR code for /stream/aria' })).toBeInTheDocument();
});

test('moderation while live: a name in the chat or among the viewers leads to mute, block and fan card, and both can be undone', async () => {
  const tab = await open();
  const { user } = tab;
  await goLive(tab);
  const [[, room] = []] = sentEvents('public-stream/join');
  const { conversationId } = room as { conversationId: string };
  const { _id = '', name = '' } = api.store.users.list().find(({ email }) => email === 'fan@example.com') ?? {};
  const robin = { _id, name, username: 'fan' };
  socket()?.deliver('public-room-changed', { conversationId, total: 1, members: [robin], totalGuests: 0 });
  socket()?.deliver(`message_created_conversation_${conversationId}`, {
    _id: 'm',
    conversationId,
    text: 'Hi Aria',
    senderId: _id,
    senderSource: 'user',
    senderInfo: robin,
    createdAt: new Date().toISOString(),
  });

  const watching = (await screen.findByText('Watching now')).closest('section') ?? document.body;
  const viewer = (await within(watching).findByText(name)).closest('button') ?? document.body;
  await user.click(viewer);
  await user.click(await question().findByText('Mute for this show'));
  expect(await question().findByText(`${name} is muted and can’t write until the show ends.`)).toBeInTheDocument();
  expect(api.store.conversations.get(conversationId)?.mutedIds).toEqual([_id]);
  await user.click(question().getByText('Unmute'));
  await waitFor(() => expect(api.store.conversations.get(conversationId)?.mutedIds).toEqual([]));
  await user.click(question().getByLabelText('Close'));
  expect(viewer).toHaveFocus();

  const line = (await screen.findByText('Hi Aria')).closest('[data-testid=chat-line]') as HTMLElement;
  await user.click(within(line).getByText(name));
  await user.click(await question().findByText('Block…'));
  await user.click(question().getByText(`Block ${name}`));
  expect(await question().findByText(/is blocked\. They’re out of your show/)).toBeInTheDocument();
  expect(api.store.blocks.list().some(({ targetId }) => targetId === _id)).toBe(true);
  await user.click(question().getByText('Unblock'));
  await waitFor(() => expect(api.store.blocks.list().some(({ targetId }) => targetId === _id)).toBe(false));
  await user.click(question().getByText('Fan details'));
  expect(await screen.findByText('@fan')).toBeInTheDocument();
  await user.click(await question().findByText('Block'));
  await user.click(question().getByText(/^Block ./, { selector: 'button *' }));
  await question().findByText('Unblock');
  await user.click(question().getByLabelText('Close'));
  await user.click(within(line).getByText(name));
  expect(question().getByText('Unblock')).toBeInTheDocument();
});

test('moderation while live: a fan who was blocked before can be unblocked; after they left, the focus moves to the chat, also in Safari', async () => {
  const tab = await open();
  await goLive(tab);
  const [[, room] = []] = sentEvents('public-stream/join');
  const { conversationId } = room as { conversationId: string };
  const { _id = '' } = api.store.users.list().find(({ email }) => email === 'fan@example.com') ?? {};
  await fetch(`${API}/performer-blocks/user`, {
    method: 'POST',
    headers: { Authorization: await api.logIn('performer@example.com'), 'Content-Type': 'application/json' },
    body: JSON.stringify({ targetId: _id }),
  });
  socket()?.deliver('public-room-changed', {
    conversationId,
    total: 1,
    members: [{ _id, name: 'Robin' }],
    totalGuests: 0,
  });
  clickInSafari(await screen.findByText('Robin'));
  await tab.user.click(await question().findByText('Unblock'));
  await waitFor(() => expect(api.store.blocks.list().some(({ targetId }) => targetId === _id)).toBe(false));
  expect(await question().findByText('Block…')).toBeInTheDocument();

  socket()?.deliver('public-room-changed', { conversationId, total: 0, members: [], totalGuests: 0 });
  await waitFor(() => expect(screen.queryByText('Robin', { selector: 'main *' })).toBeNull());
  await tab.user.click(question().getByLabelText('Close'));
  expect(document.getElementById(`chat-${conversationId}`)).toHaveFocus();
});

test('moderation while live: mute is hidden if the server has no such call', async () => {
  await api.fault({ path: '/messages/mute-users*', status: 404, body: { message: 'Cannot GET' } });
  const tab = await open();
  await goLive(tab);
  const [[, room] = []] = sentEvents('public-stream/join');
  const { conversationId } = room as { conversationId: string };
  socket()?.deliver('public-room-changed', {
    conversationId,
    total: 1,
    members: [{ _id: 'x', name: 'Robin' }],
    totalGuests: 0,
  });
  await tab.user.click(await screen.findByText('Robin'));
  await waitFor(() => expect(question().queryByText('Mute for this show')).toBeNull());
  expect(question().getByText('Block…')).toBeInTheDocument();
});

test('the show continues on other studio pages, with a strip and its private requests; leaving the studio asks, and ends it', async () => {
  const tab = await open();
  const { user } = tab;
  await goLive(tab);
  expect(screen.queryByLabelText('Your show')).toBeNull();
  const sidebar = within(screen.getByRole('navigation', { name: 'Studio' }));
  await user.click(sidebar.getByText('Orders'));
  await waitFor(() => expect(getCurrentUrl()).toBe('/studio/orders'));
  socket()?.deliver('tipped', { senderInfo: { _id: 'fan', name: 'Robin' }, token: 20 });
  const strip = within(await screen.findByLabelText('Your show'));
  expect(strip.getAllByText('LIVE')).not.toHaveLength(0);
  expect(await strip.findByText('20 tokens in tips')).toBeInTheDocument();
  socket()?.deliver('private-chat-request', {
    conversationId: 'room-1',
    user: { _id: 'fan', name: 'Robin' },
    price: 10,
    affordableMinutes: 12,
  });
  const request = await screen.findByLabelText('Request from Robin');
  expect(request).toHaveTextContent('Private show10 tokens a minuteCan pay for 12 minutes');
  await user.click(await getAccept('Robin'));
  expect(
    question().getByText('Pause your show for a private show with Robin for 10 tokens a minute?'),
  ).toBeInTheDocument();
  await user.click(question().getByText('Stay live'));

  await user.click(strip.getByText('Back to show'));
  expect(await screen.findByText('You’re live.')).toBeInTheDocument();
  expect([getCurrentUrl(), sentEvents('public-stream/leave'), connections.length]).toEqual(['/studio/live', [], 1]);

  await user.click(screen.getAllByText('Shop')[0] ?? document.body);
  await user.click(question().getByText('Stay live'));
  expect([getCurrentUrl(), sentEvents('public-stream/leave')]).toEqual(['/studio/live', []]);
  await user.click(await screen.findByLabelText('Account menu'));
  await user.click(await screen.findByText('Log out'));
  await user.click(question().getByText('Stay live'));
  expect([getCurrentUrl(), sentEvents('public-stream/leave')]).toEqual(['/studio/live', []]);
  await user.click(sidebar.getByText('Orders'));
  await waitFor(() => expect(getCurrentUrl()).toBe('/studio/orders'));
  await user.click(screen.getAllByText('Shop')[0] ?? document.body);
  await user.click(question().getByText('End show and leave'));
  await waitFor(() => expect(getCurrentUrl()).toBe('/shop'));
  expect(sentEvents('public-stream/leave')).toHaveLength(1);
  expect(tracks.every(({ readyState }) => readyState === 'ended')).toBe(true);
});

test('a show that ends on another studio page leads to its summary, and an idle preview ends with its page', async () => {
  const tab = await open();
  const { user } = tab;
  await goLive(tab);
  const sidebar = within(screen.getByRole('navigation', { name: 'Studio' }));
  await user.click(sidebar.getByText('Orders'));
  await user.click(await button('End show'));
  await user.click(await dialogButton('End show'));
  expect(await screen.findByText('Your show has ended.')).toBeInTheDocument();
  await user.click(screen.getByText('View summary'));
  expect(await screen.findByText('Your show has ended')).toBeInTheDocument();

  await user.click(await button('Go live again'));
  await user.click(await button('Turn on camera and microphone'));
  await waitFor(() => expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended', 'live', 'live']));
  await user.click(sidebar.getByText('Orders'));
  await waitFor(() => expect(tracks.every(({ readyState }) => readyState === 'ended')).toBe(true));
  expect(screen.queryByText('Your show has ended.')).toBeNull();
});

test('a private show pauses the public one, which resumes with its figures afterward; the confirmation closes with a canceled request', async () => {
  const tab = await open();
  await goLive(tab);
  const request = { conversationId: 'room-1', user: { _id: 'fan', name: 'Robin' }, price: 10 };
  socket()?.deliver('private-chat-request', { ...request, conversationId: 'room-0' });
  await tab.user.click(await getAccept('Robin'));
  expect(question().getByText('Pause show and go private')).toBeInTheDocument();
  socket()?.deliver('private-chat-cancel', { conversationId: 'room-0' });
  expect(await screen.findByText('The fan canceled the request. You’re still live.')).toBeInTheDocument();
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect([getCurrentUrl(), sentEvents('public-stream/leave')]).toEqual(['/studio/live', []]);

  socket()?.deliver('private-chat-request', request);
  // Shown on phones while the keyboard hides the requests.
  await tab.user.click((await screen.findByText('private requests')).closest('button') ?? document.body);
  await waitFor(() => expect(screen.getByText('Private show requests')).toHaveFocus());
  await tab.user.click(await getAccept('Robin'));
  await tab.user.click(question().getByText('Stay live'));
  expect(getCurrentUrl()).toBe('/studio/live');
  socket()?.deliver('tipped', { senderInfo: { _id: 'fan', name: 'Robin' }, token: 20 });
  await tab.user.click(await getAccept('Robin'));
  await tab.user.click(question().getByText('Pause show and go private'));
  await waitFor(() => expect(getCurrentUrl()).toBe('/studio/live/private/room-1'));
  const names = socket()?.sent.map(([name]) => name) ?? [];
  expect(names.indexOf('public-stream/pause')).toBeGreaterThan(-1);
  expect(names.indexOf('public-stream/pause')).toBeLessThan(names.indexOf('public-stream/leave'));
  expect(tracks.every(({ readyState }) => readyState === 'ended')).toBe(true);

  await tab.user.click(await screen.findByText('Resume public show'));
  await waitFor(() => expect(connections).toHaveLength(2));
  await waitFor(() => expect(connections.at(-1)?.published).toEqual(connections[0]?.published));
  arrived();
  expect(await screen.findByText('You’re live.')).toBeInTheDocument();
  expect(getCurrentUrl()).toBe('/studio/live');
  expect(screen.getByText('Tips in this show').closest('section')).toHaveTextContent('20 tokens');
});

test('new subscribers are in the summary, even if the last one before the show is unknown', async () => {
  api.server.use(
    http.get(`${API}/subscriptions/performer/search`, ({ request }) =>
      new URL(request.url).searchParams.get('limit') === '1'
        ? HttpResponse.json({ message: 'Not found' }, { status: 404 })
        : undefined,
    ),
  );
  const tab = await open();
  await goLive(tab);
  await tab.user.click(await button('End show'));
  await tab.user.click(await dialogButton('End show'));
  expect((await screen.findByText('New subscribers')).closest('div')).toHaveTextContent('0');
});

test('the site can end a show, whose confirmation keeps the shortcuts away and is not shown in the next one', async () => {
  const tab = await open();
  await goLive(tab);
  await tab.user.click(await button('End show'));
  const isMicrophoneOn = () => tracks.findLast(({ kind }) => kind === 'audio')?.enabled;
  fireEvent.keyDown(question().getByText('Stay live'), { key: 'm' });
  expect(isMicrophoneOn()).toBe(true);
  fireEvent.keyDown(document.body, { key: 'm' });
  expect(isMicrophoneOn()).toBe(false);
  const [[, room] = []] = sentEvents('public-stream/join');
  socket()?.deliver('admin-end-session-stream', room);
  expect(await screen.findByText('The site ended your show')).toBeInTheDocument();
  await tab.user.click(await button('Go live again'));
  await tab.user.click(await button('Turn on camera and microphone'));
  await tab.user.click(await button('Go live'));
  await waitFor(() => expect(connections.at(-1)?.published).toHaveLength(1));
  await button('End show');
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test('a fan who opens a studio link sees that it is for performers', async () => {
  await api.signIn('fan@example.com');
  const tab = await openTab('/videos');
  await tab.follow('/studio/live');
  expect(await screen.findByText(/This page is for performers/)).toBeInTheDocument();
  expect(screen.getByText('Go to home page').closest('a')).toHaveAttribute('href', '/home');
});

test('goal and tip menu: set before the show, shown with their progress while live, and changed then', async () => {
  const tab = await open();
  const { user } = tab;
  await user.type(screen.getByLabelText('What it’s for'), 'New strings');
  await user.click(await button('Add an item'));
  await user.type(await screen.findByLabelText('Item 1'), 'Play a request');
  const [target, price] = screen.getAllByLabelText('Tokens');
  if (!target || !price) throw new Error('There are no fields for tokens.');
  await user.type(price, '20');
  await user.click(await button('Add an item'));
  await waitFor(() => expect(screen.getByLabelText('Item 2')).toHaveFocus());
  await user.keyboard('Say hi');
  await user.click(await button('Turn on camera and microphone'));
  await user.click(await button('Go live'));
  expect(await screen.findByText('Enter a goal of 1 token or more, in whole tokens.')).toBeInTheDocument();
  expect(target).toHaveFocus();
  expect(await screen.findByText(/^“Say hi” needs a name and a whole number of tokens/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Item 2')).toBeInvalid());
  expect(screen.getByLabelText('Item 1')).toBeValid();
  await user.type(target, '500');
  await user.click(await button('Go live'));
  await waitFor(() => expect(screen.getByLabelText('Item 2')).toHaveFocus());
  await user.click(screen.getByLabelText('Remove Say hi'));
  expect((await button('Add an item')).closest('button')).toHaveFocus();
  await waitFor(() => expect(screen.queryByText(/^“Say hi” needs/)).not.toBeInTheDocument());
  await goLive(tab);
  expect((await api.requests('/streaming/live')).map(({ body }) => body)).toMatchObject([
    { goal: { title: 'New strings', tokens: 500 }, tipMenu: [{ label: 'Play a request', tokens: 20 }] },
  ]);
  expect(await screen.findByText('0 of 500 tokens')).toBeInTheDocument();
  const goal = { title: 'New strings', tokens: 500, raised: 120 };
  socket()?.deliver('change-stream-info', { _id: 'show', type: 'public', performerId: ARIA, goal });
  expect(await screen.findByText('120 of 500 tokens')).toBeInTheDocument();

  socket()?.deliver('disconnect', 'transport close');
  const show = api.store.streams.list().find(({ performerId, type }) => performerId === ARIA && type === 'public');
  api.store.streams.update(show?._id ?? '', { isStreaming: true, goal: { ...goal, raised: 260 } });
  socket()?.io.deliver('reconnect', 1);
  socket()?.deliver('connect');
  expect(await screen.findByText('260 of 500 tokens')).toBeInTheDocument();

  await user.click(await button('Edit'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Goal and tip menu' }));
  await user.clear(dialog.getByLabelText('What it’s for'));
  await user.click(dialog.getByText('Save changes'));
  expect(await dialog.findByText('Say what the goal is for.')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('What it’s for'), 'New strings');
  await user.click(dialog.getByLabelText('Remove Play a request'));
  expect(dialog.getByText('Add an item').closest('button')).toHaveFocus();
  await user.click(dialog.getByText('Save changes'));
  expect(await screen.findByText('No tip menu.')).toBeInTheDocument();
  expect((await api.requests('/streaming/live')).at(-1)?.body).toMatchObject({
    goal: { title: 'New strings' },
    tipMenu: [],
  });

  // The next show starts with them, even after the draft has expired.
  expect(window.localStorage.getItem('draft:show') ?? '').not.toContain('New strings');
  await user.click(await button('End show'));
  await user.click(await dialogButton('End show'));
  await user.click(await button('Go live again'));
  expect(await screen.findByLabelText('What it’s for')).toHaveValue('New strings');
  expect(screen.queryByLabelText('Item 1')).toBeNull();
});

test('goal and tip menu: typed changes survive Esc, and are shown if the server’s reply to a save is empty', async () => {
  const tab = await open();
  const { user } = tab;
  await goLive(tab);
  const edit = async () => {
    await user.click(await button('Edit'));
    return within(await screen.findByRole('dialog', { name: 'Goal and tip menu' }));
  };
  const before = await edit();
  await user.type(before.getByLabelText('What it’s for'), 'New strings');
  await user.type(before.getByLabelText('Tokens'), '500');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Goal and tip menu' })).toBeNull());

  const dialog = await edit();
  expect(dialog.getByLabelText('What it’s for')).toHaveValue('New strings');
  await api.fault({
    method: 'POST',
    path: '/streaming/live',
    when: 'after',
    body: { status: 0, data: null },
    times: 1,
  });
  await user.click(dialog.getByText('Save changes'));
  expect(await screen.findByText('0 of 500 tokens')).toBeInTheDocument();
});

test('the URL of the livestream can be scanned', async () => {
  const { user } = await open();
  await user.click(await button('Show QR code'));
  expect(await screen.findByRole('img', { name: 'QR code for /stream/aria' })).toBeInTheDocument();
});
