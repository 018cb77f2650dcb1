import { screen, waitFor, within } from '@testing-library/dom';
import { http } from 'msw';
import { API } from '../ssr/support/urls';
import { performerId } from '@sandbox/seed/people/performers';
import { choose } from '../integration/support/choose';
import { studioPages } from '../integration/support/studio-pages';
import { getCurrentUrl } from '../integration/support/tab';
import { withoutNotices } from '../integration/support/without-notices';

const { api, open } = studioPages();

withoutNotices();

const rows = () => [...document.querySelectorAll('main tbody tr')];
const names = () => rows().map((row) => row.querySelector('th button')?.textContent);
const drawer = () => {
  const dialog = document.querySelector<HTMLElement>('dialog[open]');
  if (!dialog) throw new Error('No drawer is open');
  return within(dialog);
};
const part = (title: string) => {
  const section = drawer().getByText(title, { selector: 'h3' }).parentElement;
  return within(section ?? document.body);
};
const mine = () => api.store.subscriptions.list().filter((row) => row.performerId === performerId('aria'));

/** Collects the files that the page offers as downloads. */
function catchFiles(): Blob[] {
  const made: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => (made.push(blob), 'blob:x'),
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return made;
}

describe('subscribers', () => {
  test('are filtered by state and name, and sorted by column headers', async () => {
    const { user } = await open('/studio/subscribers');
    expect(screen.getByText(`${mine().length} subscribers`)).toBeInTheDocument();

    await choose(user, screen.getByLabelText('Status'), 'Ending');
    const leaving = mine().filter(
      ({ status, expiredAt }) => status === 'deactivated' && Date.parse(expiredAt) > Date.now(),
    );
    await waitFor(() => expect(rows()).toHaveLength(leaving.length));
    expect(rows().every((row) => /Ends on/.test(row.textContent ?? ''))).toBe(true);
    expect(getCurrentUrl()).toBe('/studio/subscribers?state=ending');

    await user.click(screen.getByText('Next', { selector: 'th a' }));
    await waitFor(() => expect(getCurrentUrl()).toBe('/studio/subscribers?state=ending&sort=ends-down'));

    await user.type(screen.getByLabelText('Search subscribers'), 'nobody at all{Enter}');
    expect(await screen.findByText('No subscribers match your search')).toBeInTheDocument();
  });

  test('are filtered by status, and so is their file, if the server ignores that filter', async () => {
    api.server.use(
      http.get(`${API}/subscriptions/performer/search`, ({ request }) => {
        const url = new URL(request.url);
        url.searchParams.delete('state');
        return api.respond(new Request(url, request));
      }),
    );
    const made = catchFiles();
    const leaving = mine().filter(
      ({ status, expiredAt }) => status === 'deactivated' && Date.parse(expiredAt) > Date.now(),
    );
    const { user } = await open('/studio/subscribers?state=ending');
    expect(screen.getByText(`${leaving.length} subscribers`)).toBeInTheDocument();
    expect(rows().map((row) => /Ends on/.test(row.textContent ?? ''))).toEqual(leaving.map(() => true));
    await user.click(screen.getByText('Download CSV'));
    await waitFor(() => expect(made).toHaveLength(1));
    expect((await new Response(made[0]).text()).trim().split('\r\n')).toHaveLength(leaving.length + 1);
  });

  test('export as a file with every filtered row, with formulas made harmless', async () => {
    const [first] = mine();
    const fan = api.store.users.list().find(({ _id }) => _id === first?.userId);
    api.store.users.update(fan?._id ?? '', { name: '=HYPERLINK("x")' });
    const made = catchFiles();
    const { user } = await open('/studio/subscribers');
    await user.click(screen.getByText('Download CSV'));
    await waitFor(() => expect(made).toHaveLength(1));
    const lines = (await new Response(made[0]).text()).trim().split('\r\n');
    expect(lines).toHaveLength(mine().length + 1);
    expect(lines[0]).toContain('Name,Username,Status,Plan');
    expect(lines.join('\n')).toContain(`"'=HYPERLINK(""x"")"`);
  });

  test('are all in the file if the server sends fewer at once than requested', async () => {
    const path = '/subscriptions/performer/search';
    api.server.use(
      http.get(API + path, ({ request }) => {
        const url = new URL(request.url);
        url.searchParams.set('limit', '2');
        return api.respond(new Request(url, request));
      }),
    );
    const made = catchFiles();
    const { user } = await open('/studio/subscribers');
    await user.click(screen.getByText('Download CSV'));
    await waitFor(() => expect(made).toHaveLength(1));
    expect((await new Response(made[0]).text()).trim().split('\r\n')).toHaveLength(mine().length + 1);
  });

  test('have no card if the server says nothing about the fan', async () => {
    const subscription = { _id: 's1', status: 'active', subscriptionType: 'monthly', userInfo: null };
    const body = { status: 0, data: { data: [subscription], total: 1 } };
    await api.fault({ path: '/subscriptions/performer/search', body });
    await open('/studio/subscribers');
    expect(screen.getByText('Deleted account', { selector: 'tbody span' }).closest('button')).toBeNull();
  });

  test('have a card with purchases and comments, and a note that stays on the device', async () => {
    const { user, close } = await open('/studio/subscribers?q=Arjun');
    await user.click(screen.getByText('Arjun Mehta', { selector: 'button *' }));
    await screen.findByRole('dialog');
    expect(await part('Comments').findByText('Encore tee')).toBeInTheDocument();
    expect(await part('Subscription').findByText(/Ends on/)).toBeInTheDocument();
    expect(await part('Payments').findByText('Paper Lantern on vinyl')).toBeInTheDocument();

    await user.type(drawer().getByLabelText('Your private note'), 'Likes early shows');
    await user.click(await drawer().findByText('Block'));
    await user.click(drawer().getByText('Block Arjun Mehta'));
    expect(await drawer().findByText(/^Arjun Mehta is blocked/)).toBeInTheDocument();
    expect(api.store.blocks.list()).toContainEqual(expect.objectContaining({ sourceId: performerId('aria') }));
    await user.click(drawer().getByText('Unblock'));
    expect(await drawer().findByText('Block')).toBeInTheDocument();
    await user.click(drawer().getByLabelText('Close'));
    close();
    const again = await open('/studio/fans?q=Arjun');
    expect(screen.getByText('Likes early shows')).toBeInTheDocument();
    again.close();
    // Another performer on the same device doesn't see it.
    await open('/studio/fans?q=Arjun', 'nova@performers.example.com');
    expect(screen.queryByText('Likes early shows')).toBeNull();
    expect((await api.requests()).some(({ body }) => JSON.stringify(body ?? '').includes('Likes early'))).toBe(false);
  });

  test.each(['/studio/subscribers', '/studio/fans'])(
    'are marked as blocked as soon as they are blocked on their card, also after a reload, until Unblock (%s)',
    async (path) => {
      const openCard = async () => {
        const tab = await open(`${path}?q=Arjun`);
        await tab.user.click(screen.getByText('Arjun Mehta', { selector: 'button *' }));
        await screen.findByRole('dialog');
        return tab;
      };
      const { user, close } = await openCard();
      expect(rows()[0]).not.toHaveTextContent('Blocked');
      await user.click(await drawer().findByText('Block'));
      await user.click(drawer().getByText('Block Arjun Mehta'));
      await waitFor(() => expect(rows()[0]).toHaveTextContent('Blocked'));
      expect(drawer().getByText('Unblock')).toBeInTheDocument();
      close();

      const again = await openCard();
      expect(rows()[0]).toHaveTextContent('Blocked');
      await again.user.click(await drawer().findByText('Unblock'));
      await waitFor(() => expect(rows()[0]).not.toHaveTextContent('Blocked'));
    },
  );

  test('are listed without marks if the list of blocked people fails to load', async () => {
    await api.fault({ path: '/performer-blocks/users', status: 500, body: { message: 'Down' }, times: 1 });
    await open('/studio/subscribers?q=Arjun');
    expect(names()).toEqual(['Arjun Mehta']);
  });

  test('can be blocked on their card although it is unknown whether they are', async () => {
    const { user } = await open('/studio/subscribers?q=Arjun');
    await api.fault({ path: '/performer-blocks/users', status: 500, body: { message: 'Down' }, times: 1 });
    await user.click(screen.getByText('Arjun Mehta', { selector: 'button *' }));
    await screen.findByRole('dialog');
    expect(await drawer().findByText(/^We couldn’t check whether/)).toBeInTheDocument();
    await user.click(drawer().getByText('Block'));
    await user.click(drawer().getByText('Block Arjun Mehta'));
    expect(await drawer().findByText(/^Arjun Mehta is blocked/)).toBeInTheDocument();
  });

  test('keep their card if one part of it fails', async () => {
    await api.fault({ path: '/earning/performer/search', status: 500, body: { message: 'Down' }, times: 1 });
    await api.fault({ path: '/comments/performer/search', status: 404, body: { message: 'Not found' } });
    const { user } = await open('/studio/subscribers?q=Arjun');
    await user.click(screen.getByText('Arjun Mehta', { selector: 'button *' }));
    await screen.findByRole('dialog');
    expect(
      await part('Payments').findByText('Something went wrong on the server. Wait a moment, then retry.'),
    ).toBeInTheDocument();
    expect(await part('Comments').findByText('This site doesn’t support listing comments by fan.')).toBeInTheDocument();
    expect(await part('Subscription').findByText(/Ends on/)).toBeInTheDocument();
    await user.click(part('Payments').getByText('Retry'));
    await waitFor(() =>
      expect(part('Payments').queryByText('Something went wrong on the server. Wait a moment, then retry.')).toBeNull(),
    );
  });

  test('show a message if there are none or they fail to load', async () => {
    for (const { _id } of mine()) api.store.subscriptions.update(_id, { performerId: performerId('nova') });
    await open('/studio/subscribers');
    expect(screen.getByText('No subscribers yet')).toBeInTheDocument();
    await api.fault({ path: '/subscriptions/performer/search', status: 500, body: { message: 'Down' }, times: 1 });
    await open('/studio/subscribers');
    expect(screen.getByText('Your subscribers couldn’t be loaded.')).toBeInTheDocument();
  });
});

describe('fans', () => {
  const getActivity = (name: string) =>
    rows().find((row) => row.querySelector('th button')?.textContent === name)?.textContent;
  const someone = () => {
    const [account] = api.store.users.list();
    if (!account) throw new Error('The seed has no fans');
    return account;
  };
  const addFans = (count: number) => {
    const [subscription] = mine();
    if (!subscription) throw new Error('The seed has no subscriptions');
    for (let at = 0; at < count; at += 1) {
      const _id = `aaaaaaaaaaaaaaaaaaaa${String(1000 + at)}`;
      api.store.users.insert({
        ...someone(),
        _id,
        name: `Extra Fan ${at}`,
        username: `extrafan${at}`,
        email: `extra${at}@example.com`,
      });
      api.store.subscriptions.insert({
        ...subscription,
        _id: `bbbbbbbbbbbbbbbbbbbb${String(1000 + at)}`,
        userId: _id,
        createdAt: '2020-01-01T00:00:00.000Z',
      });
    }
  };

  test('are people with a subscription, a purchase, a tip, a comment or a favorite, and each row says which; they have pages with URLs', async () => {
    addFans(30);
    api.store.users.insert({
      ...someone(),
      _id: 'aaaaaaaaaaaaaaaaaaaaaaaa',
      name: 'Passer By',
      username: 'passerby',
      email: 'passerby@example.com',
    });
    const { user, follow } = await open('/studio/fans');
    expect(getActivity('Arjun Mehta')).toMatch(/subscriber · .*purchase.* · last on \w+ \d+, \d{4}/i);
    await user.type(screen.getByLabelText('Search fans by name'), 'yukiko{Enter}');
    await waitFor(() => expect(names()).toEqual(['Yukiko Arai']));
    expect(getCurrentUrl()).toBe('/studio/fans?q=yukiko');
    // An account alone makes no fan.
    await follow('/studio/fans?q=Passer');
    expect(names()).toEqual([]);
    await follow('/studio/fans?q=Extra&page=2');
    expect(rows()).toHaveLength(6);
    expect(screen.getByText('30 fans')).toBeInTheDocument();
  });

  test('are empty for a new performer, who sees how to get fans', async () => {
    api.store.subscriptions.remove({ sql: '1', values: [] });
    api.store.earnings.remove({ sql: '1', values: [] });
    api.store.comments.remove({ sql: '1', values: [] });
    api.store.reactions.remove({ sql: '1', values: [] });
    await open('/studio/fans');
    expect(screen.getByText('No fans yet')).toBeInTheDocument();
    expect(screen.getByText(/appear here after they subscribe, buy something, tip, comment/)).toBeInTheDocument();
  });

  test('come from the latest activity if the server has no list of fans, which the page says', async () => {
    await api.fault({ path: '/performer/fans', status: 404, body: { message: 'Cannot GET /performer/fans' } });
    addFans(30);
    const tab = await open('/studio/fans?q=Arjun');
    expect(
      screen.getByText('This list shows the people in your latest 200 subscriptions, sales and comments.'),
    ).toBeInTheDocument();
    expect(getActivity('Arjun Mehta')).toMatch(/subscriber · .*purchase.* · last on \w+ \d+, \d{4}/i);
    tab.close();
    await open('/studio/fans?q=Extra&page=2');
    expect(rows()).toHaveLength(6);
    expect((await api.requests()).some(({ path }) => path.startsWith('/users/search'))).toBe(false);
  });

  test('come from subscriptions and sales alone if the server does not list comments either', async () => {
    await api.fault({ path: '/performer/fans', status: 404, body: { message: 'Cannot GET /performer/fans' } });
    await api.fault({ path: '/comments/performer/search', status: 404, body: { message: 'Not found' } });
    await open('/studio/fans?q=Arjun');
    expect(names()).toEqual(['Arjun Mehta']);
  });
});
