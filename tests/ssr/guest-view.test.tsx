import { LANDMARKS } from '@sandbox/seed/landmarks';
import { backend } from './support/backend';
import { read } from './support/reader';
import { type Site, startSite } from './support/site';

const api = backend();
let site: Site;
let performer: string;
beforeAll(async () => {
  site = await startSite();
  performer = await api.logIn('performer@example.com');
});

describe('the guest view of an own page', () => {
  const BAR = 'You’re viewing this page as a guest.';

  test('calls the API without the token and is rendered as for a guest, uncacheable', async () => {
    await api.forgetRequests();
    const response = await site.get('/performers/aria?as=guest', { token: performer });
    const { text, links } = read(response.html);
    expect(text).toContain(BAR);
    expect(text).not.toMatch(/This is your profile|Edit profile|View as guest/);
    expect(links).toContain('/performers/aria');
    expect(links.some((link) => link.startsWith('/auth/login'))).toBe(true);
    expect((await api.requests()).filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
    expect([response.status, response.cookies]).toEqual([200, []]);
    expect(response.headers['cache-control']).toMatch(/no-store/);
  });

  test('shows nothing that only the owner may see', async () => {
    const path = `/gallery/${LANDMARKS.draftGallery}`;
    expect((await site.get(path, { token: performer })).status).toBe(200);
    const response = await site.get(`${path}?as=guest`, { token: performer });
    expect(response.status).toBe(404);
    expect(read(response.html).text).toContain(BAR);
    expect(response.html).not.toContain('Costume fittings');
  });

  test('is offered on own pages, to their owner only', async () => {
    const offered = async (token?: string) =>
      read((await site.get('/performers/aria', { token })).html).links.includes('/performers/aria?as=guest');
    expect([await offered(performer), await offered(await api.logIn('fan@example.com')), await offered()]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test.each(['/user/account?as=guest', '/studio?as=guest'])('does not exist for %s', async (path) => {
    const response = await site.get(path, { token: performer });
    expect(response.status).toBe(200);
    expect(read(response.html).text).not.toContain(BAR);
  });
});
