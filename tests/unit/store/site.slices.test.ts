import type { Settings } from '@/contract/settings';
import { itemsAdded } from '@/store/cart/cart.slice';
import { appReset, currentUserLoaded, loggedOut } from '@/store/session/session.actions';
import { settingsLoaded } from '@/store/settings/settings.slice';
import { membersChanged, privateRequestReceived, privateRequestRemoved } from '@/store/streaming/streaming.slice';
import { countryChecked, socketStatusChanged } from '@/store/system/system.slice';
import { themeChosen } from '@/store/ui/ui.slice';
import { videosStarted } from '@/store/video/video.slice';
import { play } from './play';

const menus = [{ title: 'Videos', path: '/videos', internal: true }];
const settings = {
  siteName: 'Stage',
  logoUrl: '/logo.png',
  favicon: '/f.ico',
  loginPlaceholderImage: '/door.jpg',
  footerContent: '<p>Hi</p>',
  menus,
  currency: 'EUR',
  currencySymbol: '€',
  maintenanceMode: true,
  somethingElse: 7,
};

describe('settings and UI', () => {
  test("copy the site's data into ui, except for the theme", () => {
    expect(play([themeChosen('dark'), settingsLoaded(settings)]).ui).toEqual({
      theme: 'dark',
      siteName: 'Stage',
      logo: '/logo.png',
      menus,
      favicon: '/f.ico',
      loginPlaceholderImage: '/door.jpg',
      footerContent: '<p>Hi</p>',
      currency: 'EUR',
      currencySymbol: '€',
    });
  });

  test('ignore invalid image URLs and symbols', () => {
    const { logo, favicon, loginPlaceholderImage, currencySymbol } = play([
      settingsLoaded({
        logoUrl: 'javascript:alert(1)',
        favicon: '//elsewhere.test/f.ico',
        loginPlaceholderImage: 'https://ok.test/door.jpg',
        currencySymbol: '$'.repeat(500),
      }),
    ]).ui;
    expect([logo, favicon, loginPlaceholderImage]).toEqual(['', '', 'https://ok.test/door.jpg']);
    expect(currencySymbol).toBe('$$$$$$$$');
  });

  test("use the currency's own symbol if the settings have none", () => {
    expect(play([settingsLoaded({ currency: 'EUR' })]).ui).toMatchObject({ currency: 'EUR', currencySymbol: '€' });
  });

  test('keep the defaults for empty settings', () => {
    expect(play([settingsLoaded({})]).ui).toEqual(play([]).ui);
  });
});

describe('streaming settings', () => {
  const streaming = (given: Settings) => play([settingsLoaded(given)]).streaming.settings;

  test.each<[Settings, string, string, string]>([
    [{ optionForBroadcast: 'WebRTC' }, 'webrtc', 'webrtc', 'webrtc'],
    [{ optionForBroadcast: 'hls', optionForGroup: 'WEBRTC' }, 'hls', 'webrtc', 'hls'],
    [{ optionForBroadcast: 'smoke signals' }, 'hls', 'hls', 'hls'],
  ])(
    'use the broadcast option for group and private shows without their own, in any case: %j',
    (given, optionForBroadcast, optionForGroup, optionForPrivate) => {
      expect(streaming(given)).toMatchObject({ optionForBroadcast, optionForGroup, optionForPrivate });
    },
  );

  test('add each private request once, and remove it by conversation', () => {
    const request = (conversationId: string) =>
      privateRequestReceived({ conversationId, user: { _id: 'u', name: 'U' } });
    const waiting = (...actions: Parameters<typeof play>[0]) =>
      play([request('c1'), request('c2'), ...actions]).streaming.privateRequests.map((one) => one.conversationId);
    expect(waiting(request('c1'))).toEqual(['c1', 'c2']);
    expect(waiting(privateRequestRemoved({ conversationId: 'c1' }))).toEqual(['c2']);
  });

  test('clear private requests and members on logout, but not the stream settings', () => {
    const state = play([
      settingsLoaded({ viewerURL: 'v' }),
      privateRequestReceived({ conversationId: 'c', user: { _id: 'u', name: 'U' } }),
      loggedOut(),
    ]).streaming;
    expect(state).toMatchObject({ privateRequests: [], settings: { viewerURL: 'v' } });
  });
});

test('the app-wide reset restores the initial state of every slice', () => {
  const busy = play([
    settingsLoaded(settings),
    currentUserLoaded({ _id: 'u1', name: 'Fan' }),
    themeChosen('dark'),
    itemsAdded([{ _id: 'p1' }]),
    videosStarted({ key: 'k', offset: 0, more: false }),
    membersChanged({ members: [], total: 3 }),
    countryChecked(true),
    socketStatusChanged('connected'),
  ]);
  expect(play([appReset()], busy)).toEqual(play([]));
});
