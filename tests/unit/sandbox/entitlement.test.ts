import { setUpSandbox, type Account } from './support/caller';
import { ids, NOW } from './support/small-seed';

const { fan, aria, ...api } = setUpSandbox();

const video = async (id: string, account: Account = api) => (await account.get(`/user/assets/videos/${id}`)).data;
const film = async (id: string, account?: Account) =>
  (await video(id, account)).video as { url: string | null; duration: number };

const subscribe = (performerId: string | null, hoursLeft: number, status: 'active' | 'deactivated' = 'active') =>
  api.sandbox.store.subscriptions.insert({
    _id: 'a'.repeat(24),
    subscriptionType: performerId ? 'monthly' : 'recurring',
    userId: ids.fan,
    performerId,
    packageId: null,
    status,
    expiredAt: new Date(NOW.getTime() + hoursLeft * 3_600_000).toISOString(),
    startRecurringDate: null,
    nextRecurringDate: null,
    paymentGateway: 'sandbox',
    price: 10,
    transactionId: null,
    createdAt: NOW.toISOString(),
    updatedAt: NOW.toISOString(),
  });

describe('the URL of a video', () => {
  test.each([
    ['free', ids.freeVideo, true, true, true],
    ['for sale', ids.paidVideo, false, false, true],
    ['bought', ids.boughtVideo, false, true, true],
    ['for members', ids.memberVideo, false, false, true],
    ['not out yet', ids.upcomingVideo, false, false, true],
  ])('of a video that is %s depends on the viewer: guest, fan, owner', async (_, id, guest, asFan, owner) => {
    const films = [await film(id), await film(id, fan), await film(id, aria)];
    expect(films.map(({ url }) => url !== null)).toEqual([guest, asFan, owner]);
    expect(films.map(({ duration }) => duration)).toEqual([120, 120, 120]);
  });

  test('is in no list, for any visitor', async () => {
    for (const account of [api, fan, aria]) {
      const response = await account.get('/user/assets/videos/search?limit=50');
      expect(response.rows).toHaveLength(5);
      expect(response.text).not.toContain('/files/videos/');
      expect(response.text).not.toMatch(/source"|"clip"/);
    }
  });

  test('is sent with a subscription or the membership until it ends, canceled or not', async () => {
    subscribe(ids.aria, 1, 'deactivated');
    expect((await film(ids.memberVideo, fan)).url).not.toBeNull();
    expect((await film(ids.paidVideo, fan)).url).toBeNull();
    api.sandbox.reset();
    subscribe(null, 1);
    expect(await video(ids.memberVideo, fan)).toMatchObject({
      isBought: true,
      isSubscribed: true,
      video: { url: expect.any(String) as string },
    });
    expect((await fan.get('/users/me')).data).toMatchObject({ isSubscribed: true });
    api.sandbox.reset();
    subscribe(null, -1);
    expect((await film(ids.memberVideo, fan)).url).toBeNull();
  });

  test('contains the video id and a token, on the requested host', async () => {
    expect((await film(ids.boughtVideo, fan)).url).toMatch(
      new RegExp(
        `^http://api\\.test/files/videos/${ids.boughtVideo}/master\\.m3u8\\?videoId=${ids.boughtVideo}&token=.+`,
      ),
    );
    const behindProxy = await api.get(`/user/assets/videos/${ids.freeVideo}`, {
      'X-Forwarded-Host': 'api.example',
      'X-Forwarded-Proto': 'https',
    });
    expect((behindProxy.data.video as { url: string }).url).toMatch(/^https:\/\/api\.example\/files\//);
  });
});

test('a draft exists for its owner only', async () => {
  expect((await api.get(`/user/assets/videos/${ids.draftVideo}`)).status).toBe(404);
  expect((await aria.get(`/user/assets/videos/${ids.draftVideo}`)).status).toBe(200);
});

test("a performer's own view of a video rejects other performers", async () => {
  expect((await aria.get(`/performer/assets/videos/${ids.paidVideo}/view`)).status).toBe(200);
  expect((await api.ben.get(`/performer/assets/videos/${ids.paidVideo}/view`)).status).toBe(403);
});

test('a digital product is downloaded by its owner, not by others', async () => {
  const link = (account: Account, id: string) => account.get(`/user/assets/products/${id}/download-link`);
  expect((await link(fan, ids.song)).status).toBe(403);
  expect((await link(aria, ids.shirt)).status).toBe(404);
  const { downloadLink } = (await link(aria, ids.song)).data as { downloadLink: string };
  const file = await api.open(downloadLink);
  expect([file.status, file.headers.get('content-disposition')]).toEqual([
    200,
    "attachment; filename*=UTF-8''song.txt",
  ]);
  expect((await api.get(`/files/downloads/${ids.song}/song.txt`)).status).toBe(403);
  expect((await api.get('/user/assets/products/search')).text).not.toContain('song.txt');
});
