import type { Settings } from '@/contract/settings';
import { itemsAdded } from '@/store/cart/cart.slice';
import { appReset, currentUserLoaded, loggedOut } from '@/store/session/session.actions';
import { settingsLoaded } from '@/store/settings/settings.slice';
import { membersChanged, privateRequestReceived, privateRequestRemoved } from '@/store/streaming/streaming.slice';
import { countryChecked, errorRaised, errorHandled, socketStatusChanged } from '@/store/system/system.slice';
import { themeChosen } from '@/store/ui/ui.slice';
import { videosStarted } from '@/store/video/video.slice';
import { failure, play } from './play';

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
  test('default to the light theme and dollars', () => {
    expect(play([]).ui).toMatchObject({ theme: 'light', currency: 'USD', currencySymbol: '$', menus: [] });
  });

  test("keep the server's whole settings object", () => {
    expect(play([settingsLoaded(settings)]).settings).toEqual(settings);
  });

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

  test('ignore invalid image addresses and symbols', () => {
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

  test('default to hls everywhere, LiveApp, no tokens', () => {
    expect(play([]).streaming).toEqual({
      privateRequests: [],
      members: [],
      total: 0,
      totalGuests: 0,
      settings: {
        viewerURL: '',
        publisherURL: '',
        optionForBroadcast: 'hls',
        optionForGroup: 'hls',
        optionForPrivate: 'hls',
        secureOption: false,
        AntMediaAppname: 'LiveApp',
        AntMediaEnterprise: false,
      },
    });
  });

  test('take hosts, application and security from the settings', () => {
    expect(
      streaming({
        viewerURL: 'v.example',
        publisherURL: 'p.example',
        AntMediaAppname: 'WebRTCAppEE',
        secureOption: true,
      }),
    ).toMatchObject({
      viewerURL: 'v.example',
      publisherURL: 'p.example',
      AntMediaAppname: 'WebRTCAppEE',
      secureOption: true,
    });
  });

  test('copy group and private options from the broadcast option, in any case', () => {
    expect(streaming({ optionForBroadcast: 'WebRTC' })).toMatchObject({
      optionForBroadcast: 'webrtc',
      optionForGroup: 'webrtc',
      optionForPrivate: 'webrtc',
    });
    expect(streaming({ optionForBroadcast: 'HLS' })).toMatchObject({
      optionForBroadcast: 'hls',
      optionForGroup: 'hls',
      optionForPrivate: 'hls',
    });
  });

  test('keep options that the server sets itself', () => {
    expect(streaming({ optionForBroadcast: 'hls', optionForGroup: 'WEBRTC' })).toMatchObject({
      optionForGroup: 'webrtc',
      optionForPrivate: 'hls',
    });
  });

  test('fall back to hls for unknown options', () => {
    expect(streaming({ optionForBroadcast: 'smoke signals' }).optionForBroadcast).toBe('hls');
  });

  test('add private requests, and remove them by conversation', () => {
    const request = (conversationId: string) =>
      privateRequestReceived({ conversationId, user: { _id: 'u', name: 'U' } });
    const two = play([request('c1'), request('c2')]);
    expect(two.streaming.privateRequests.map(({ conversationId }) => conversationId)).toEqual(['c1', 'c2']);
    expect(
      play([privateRequestRemoved({ conversationId: 'c1' })], two).streaming.privateRequests.map(
        ({ conversationId }) => conversationId,
      ),
    ).toEqual(['c2']);
    expect(play([request('c1')], two).streaming.privateRequests).toHaveLength(2);
  });

  test('track room members', () => {
    const members = [{ _id: 'u', name: 'U' }];
    expect(play([membersChanged({ members, total: 5 })]).streaming).toMatchObject({ members, total: 5 });
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

describe('system state', () => {
  test('starts without an error and with an unopened connection', () => {
    expect(play([]).system).toEqual({ error: null, socketStatus: 'initialized', geoBlocked: false });
  });

  test('keeps an error until it was shown', () => {
    const raised = play([errorRaised({ error: failure('Broken'), url: '/404' })]);
    expect(raised.system.error?.message).toBe('Broken');
    expect(play([errorHandled()], raised).system.error).toBeNull();
  });

  test.each(['initialized', 'connected', 'disconnect', 'failed', 'reconnecting'] as const)(
    'records the connection as %s',
    (status) => {
      expect(play([socketStatusChanged(status)]).system.socketStatus).toBe(status);
    },
  );

  test('knows when the country is blocked', () => {
    expect(play([countryChecked(true)]).system.geoBlocked).toBe(true);
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
