import type { Settings } from '@/contract/settings';
import { itemsAdded } from '@/store/cart/cart.slice';
import { appReset, currentUserLoaded, loggedOut } from '@/store/session/session.actions';
import { settingsLoaded } from '@/store/settings/settings.slice';
import { membersChanged, privateRequestReceived, privateRequestRemoved } from '@/store/streaming/streaming.slice';
import { countryChecked, errorRaised, errorSeen, socketStatusChanged } from '@/store/system/system.slice';
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

describe('settings and ui', () => {
  test('defaults: light theme, dollars', () => {
    expect(play([]).ui).toMatchObject({ theme: 'light', currency: 'USD', currencySymbol: '$', menus: [] });
  });

  test('settings keep the whole object of the server', () => {
    expect(play([settingsLoaded(settings)]).settings).toEqual(settings);
  });

  test('what the site says of itself is copied into ui; the theme is left alone', () => {
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

  test('what is no address of a picture, or no symbol, does not become one', () => {
    const { logo, favicon, loginPlaceholderImage, currencySymbol } = play([
      settingsLoaded({ logoUrl: 'javascript:alert(1)', favicon: '//elsewhere.test/f.ico', loginPlaceholderImage: 'https://ok.test/door.jpg', currencySymbol: '$'.repeat(500) }),
    ]).ui;
    expect([logo, favicon, loginPlaceholderImage]).toEqual(['', '', 'https://ok.test/door.jpg']);
    expect(currencySymbol).toBe('$$$$$$$$');
  });

  test('a currency without a sign in the settings is written by its own', () => {
    expect(play([settingsLoaded({ currency: 'EUR' })]).ui).toMatchObject({ currency: 'EUR', currencySymbol: '€' });
  });

  test('settings that say nothing leave the defaults', () => {
    expect(play([settingsLoaded({})]).ui).toEqual(play([]).ui);
  });
});

describe('streaming', () => {
  const streaming = (given: Settings) => play([settingsLoaded(given)]).streaming.settings;

  test('defaults: hls everywhere, LiveApp, no tokens', () => {
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

  test('hosts, application and security come from the settings', () => {
    expect(streaming({ viewerURL: 'v.example', publisherURL: 'p.example', AntMediaAppname: 'WebRTCAppEE', secureOption: true })).toMatchObject({
      viewerURL: 'v.example',
      publisherURL: 'p.example',
      AntMediaAppname: 'WebRTCAppEE',
      secureOption: true,
    });
  });

  test('group and private options are copied from the broadcast option, in whichever case it is written', () => {
    expect(streaming({ optionForBroadcast: 'WebRTC' })).toMatchObject({ optionForBroadcast: 'webrtc', optionForGroup: 'webrtc', optionForPrivate: 'webrtc' });
    expect(streaming({ optionForBroadcast: 'HLS' })).toMatchObject({ optionForBroadcast: 'hls', optionForGroup: 'hls', optionForPrivate: 'hls' });
  });

  test('unless the server gives them itself', () => {
    expect(streaming({ optionForBroadcast: 'hls', optionForGroup: 'WEBRTC' })).toMatchObject({ optionForGroup: 'webrtc', optionForPrivate: 'hls' });
  });

  test('an option that is neither means hls', () => {
    expect(streaming({ optionForBroadcast: 'smoke signals' }).optionForBroadcast).toBe('hls');
  });

  test('private requests are added, and removed by conversation', () => {
    const request = (conversationId: string) => privateRequestReceived({ conversationId, user: { _id: 'u', name: 'U' } });
    const two = play([request('c1'), request('c2')]);
    expect(two.streaming.privateRequests.map(({ conversationId }) => conversationId)).toEqual(['c1', 'c2']);
    expect(play([privateRequestRemoved({ conversationId: 'c1' })], two).streaming.privateRequests.map(({ conversationId }) => conversationId)).toEqual(['c2']);
    expect(play([request('c1')], two).streaming.privateRequests).toHaveLength(2);
  });

  test('who is in the room', () => {
    const members = [{ _id: 'u', name: 'U' }];
    expect(play([membersChanged({ members, total: 5 })]).streaming).toMatchObject({ members, total: 5 });
  });

  test('after a log-out private requests and members are gone, the stream settings are not', () => {
    const state = play([settingsLoaded({ viewerURL: 'v' }), privateRequestReceived({ conversationId: 'c', user: { _id: 'u', name: 'U' } }), loggedOut()]).streaming;
    expect(state).toMatchObject({ privateRequests: [], settings: { viewerURL: 'v' } });
  });
});

describe('system', () => {
  test('starts without an error, with a connection that is not yet opened', () => {
    expect(play([]).system).toEqual({ error: null, socketStatus: 'initialized', geoBlocked: false });
  });

  test('keeps an error until it was seen', () => {
    const raised = play([errorRaised({ error: failure('Broken'), url: '/404' })]);
    expect(raised.system.error?.message).toBe('Broken');
    expect(play([errorSeen()], raised).system.error).toBeNull();
  });

  test.each(['initialized', 'connected', 'disconnect', 'failed', 'reconnecting'] as const)('records the connection as %s', (status) => {
    expect(play([socketStatusChanged(status)]).system.socketStatus).toBe(status);
  });

  test('knows when the country is blocked', () => {
    expect(play([countryChecked(true)]).system.geoBlocked).toBe(true);
  });
});

test('the app-wide reset brings every slice back to its start', () => {
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
