import { http } from 'msw';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { API } from './support/urls';
import { GUEST_VISITS } from '../setup/site-visits';
import { backend } from './support/backend';
import { serverLog } from './support/server-log';
import { type Site, startSite } from './support/site';

/* S9: pages of guests are cached and indexed, so surplus data of the back end must not reach them. */

const api = backend();
serverLog();
let site: Site;
beforeAll(async () => {
  site = await startSite({ SETTINGS_CACHE_SECONDS: '0', PUBLIC_CACHE_SECONDS: '0', PAGE_CACHE_SECONDS: '0' });
});

const SECRETS = {
  email: 'planted-email@example.com',
  phone: 'planted-phone',
  SSN: 'planted-ssn',
  bankAccount: 'planted-bank-account',
  bankingInformation: { bankAccount: 'planted-banking' },
  digitalFileUrl: 'https://cdn.test/planted-digital-file.zip',
  address: 'planted-address',
  dateOfBirth: '1990-07-23T00:00:00.000Z',
  internalNote: 'planted-note',
};

/** Adds fields outside of the contract to each record. */
function withSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSecrets);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withSecrets(field)]));
  return '_id' in value || 'url' in value ? { ...fields, ...SECRETS } : fields;
}

/** Changes the data of every response except the settings. */
const change = (to: (data: unknown, path: string) => unknown) =>
  api.server.use(
    http.all(`${API}/*`, async ({ request }) => {
      const response = await api.respond(request);
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/settings/') || !response.headers.get('content-type')?.includes('json')) return response;
      const { data, ...envelope } = (await response.json()) as { data?: unknown };
      return Response.json({ ...envelope, data: to(data, pathname) }, { status: response.status });
    }),
  );

test('guest pages: contain only the fields of a record that they show', async () => {
  change(withSecrets);
  const paths = [...GUEST_VISITS.map(({ path }) => path), '/search?q=a&tab=videos'];
  const leaks: string[] = [];
  for (const path of paths) {
    const { status, html } = await site.get(path);
    const found = [...new Set(html.match(/planted-[\w-]+|1990-07-23/g) ?? [])];
    if (status !== 200 || found.length > 0) leaks.push(`${path}: ${status} ${found.join(' ')}`);
  }
  expect(leaks).toEqual([]);
});

describe('a back end that sends the files of paid content to everyone', () => {
  const FILE = 'https://cdn.test/planted-file.mp4';
  const withFiles = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withFiles);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withFiles(field)]));
    for (const name of ['video', 'photo'])
      if (name in fields) fields[name] = { ...(fields[name] as object), url: FILE };
    if (Array.isArray(fields.files)) fields.files = fields.files.map((file: object) => ({ ...file, url: FILE }));
    if (fields.type === 'post' || fields.type === 'story')
      return { ...fields, content: '<p>planted-words</p>', text: 'planted-words' };
    return fields;
  };
  const withoutPrices = (data: unknown): unknown =>
    JSON.parse(JSON.stringify(data, (name, value: unknown) => (name === 'price' ? 'on request' : value)));
  const PLANTED = /planted-(file|words)/;
  const PAID = [
    `/video/${LANDMARKS.lockedVideo}`,
    `/gallery/${LANDMARKS.lockedGallery}`,
    `/post/${LANDMARKS.lockedPost}`,
  ];

  test.each(PAID)(
    '%s: reaches neither guests nor fans who have not paid, and is reported to the operator',
    async (path) => {
      const token = await api.logIn('fan2@example.com');
      change(withFiles);
      const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      for (const visitor of [undefined, token]) {
        const { status, html } = await site.get(path, { token: visitor });
        expect([status, PLANTED.exec(html)?.[0]]).toEqual([200, undefined]);
        expect(logged.mock.calls.length).toBeGreaterThan(0);
        logged.mockClear();
      }
      logged.mockRestore();
    },
  );

  test.each(PAID)('%s: stays locked to guests if its price can’t be read', async (path) => {
    change((data) => withoutPrices(withFiles(data)));
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(PLANTED.exec((await site.get(path)).html)?.[0]).toBeUndefined();
    logged.mockRestore();
  });

  test('a list of photos: files of a gallery that is for sale reach no guest, which is reported', async () => {
    const gallery = { _id: 'g1', name: 'For sale', isSale: true, price: 9 };
    change((data, path) => {
      if (path !== '/user/assets/photos') return data;
      const { data: photos, total } = data as { data: object[]; total: number };
      return { data: photos.map((photo) => ({ ...photo, photo: { url: FILE }, gallery })), total };
    });
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { status, html } = await site.get('/photos');
    expect([status, PLANTED.exec(html)?.[0]]).toEqual([200, undefined]);
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  test('a paid story: its file reaches no guest', async () => {
    const sold = api.store.stories.list().find((story) => story.isSale && story.price > 0);
    if (!sold) throw new Error('No story is sold.');
    change(
      (data) =>
        JSON.parse(
          JSON.stringify(withFiles(data))
            .replaceAll('"isSale":false', '"isSale":true')
            .replaceAll('"price":0', '"price":5'),
        ) as unknown,
    );
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(PLANTED.exec((await site.get(`/stories/${sold.performerId}`)).html)?.[0]).toBeUndefined();
    logged.mockRestore();
  });

  test('the files reach the fan who has paid and the performer', async () => {
    const [fan, performer] = [await api.logIn('fan@example.com'), await api.logIn('performer@example.com')];
    change(withFiles);
    expect((await site.get(`/video/${LANDMARKS.ownedVideo}`, { token: fan })).html).toContain(FILE);
    expect((await site.get(`/post/${LANDMARKS.lockedPost}`, { token: performer })).html).toContain('planted-words');
  });
});
