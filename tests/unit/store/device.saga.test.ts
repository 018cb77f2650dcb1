import { itemsAdded, quantityChanged } from '@/store/cart/cart.slice';
import { pageMounted } from '@/store/session/session.actions';
import { settingsLoaded } from '@/store/settings/settings.slice';
import { themeChosen } from '@/store/ui/ui.slice';
import { createDevice, openTab } from './tab';

const DAMAGED = [
  '',
  '{',
  'null',
  '42',
  '"text"',
  '{"v":9}',
  '[null,3,{"quantity":2}]',
  '{"v":1,"data":[]}',
  '{"v":1,"data":{"theme":"pink","menus":[7]}}',
];

/** A tab with its first page loaded. */
function openPage(options: Parameters<typeof openTab>[0] = {}) {
  const tab = openTab(options);
  tab.dispatch(pageMounted());
  return tab;
}

describe('the stored cart', () => {
  const stored = (device: ReturnType<typeof createDevice>) => JSON.parse(device.texts.get('cart') ?? 'null');

  test('is a list under the key cart, and is restored after a reload', () => {
    const device = createDevice();
    const tab = openPage({ device });
    tab.dispatch(itemsAdded([{ _id: 'p1', name: 'Mug', price: 12 }]));
    tab.dispatch(quantityChanged({ _id: 'p1', quantity: 3 }));
    expect(stored(device)).toEqual([{ _id: 'p1', name: 'Mug', price: 12, quantity: 3 }]);
    expect(openPage({ device }).state().cart).toEqual({
      total: 3,
      items: [{ _id: 'p1', name: 'Mug', price: 12, quantity: 3 }],
    });
  });

  test("loads after hydration, so that the first render matches the server's", () => {
    const device = createDevice({ cart: '[{"_id":"p1","quantity":1}]' });
    const tab = openTab({ device });
    expect(tab.state().cart.items).toEqual([]);
    tab.dispatch(pageMounted());
    expect(tab.state().cart.total).toBe(1);
  });

  test('keeps valid lines of a partly damaged one, every product once', () => {
    const cart = JSON.stringify([
      { _id: 'p1', quantity: -4, price: 'free', type: 'magic' },
      { _id: 'p1', quantity: 2 },
      { _id: 'p2', quantity: 2, type: 'digital' },
    ]);
    expect(openPage({ device: createDevice({ cart }) }).state().cart).toEqual({
      total: 3,
      items: [
        { _id: 'p1', quantity: 1 },
        { _id: 'p2', quantity: 2, type: 'digital' },
      ],
    });
  });

  test('works during the visit without device storage', () => {
    const device = createDevice();
    const mute = {
      ...device,
      openStorage: () => ({ readText: () => null, writeText: () => false, onChange: () => () => undefined }),
    };
    const tab = openPage({ device: mute });
    tab.dispatch(itemsAdded([{ _id: 'p1' }]));
    expect(tab.state().cart.total).toBe(1);
  });
});

describe('stored UI settings', () => {
  test('keep a selected theme across a reload', () => {
    const device = createDevice();
    openPage({ device }).dispatch(themeChosen('dark'));
    expect(JSON.parse(device.texts.get('ui') ?? 'null')).toMatchObject({ v: 1, data: { theme: 'dark' } });
    expect(openPage({ device }).state().ui.theme).toBe('dark');
  });

  test('fall back to the light theme when another tab clears the device', () => {
    const device = createDevice();
    const tab = openPage({ device });
    tab.dispatch(settingsLoaded({ siteName: 'Stage' }));
    tab.dispatch(themeChosen('dark'));
    const text = device.texts.get('ui') ?? '';
    device.openStorage().writeText('ui', text.replace('dark', 'none'));
    expect(tab.state().ui).toMatchObject({ theme: 'light', siteName: 'Stage' });
  });

  test('replace site settings that fail to load', () => {
    const device = createDevice();
    openPage({ device }).dispatch(
      settingsLoaded({ siteName: 'Stage', currency: 'EUR', menus: [{ title: 'Videos', path: '/videos' }] }),
    );
    expect(openPage({ device }).state().ui).toMatchObject({
      siteName: 'Stage',
      currency: 'EUR',
      menus: [{ title: 'Videos' }],
    });
  });

  test('never override loaded settings', () => {
    const device = createDevice();
    const before = openPage({ device });
    before.dispatch(settingsLoaded({ siteName: 'Old name' }));
    before.dispatch(themeChosen('dark'));
    const tab = openTab({ device });
    tab.dispatch(settingsLoaded({ siteName: 'New name' }));
    tab.dispatch(pageMounted());
    expect(tab.state().ui).toMatchObject({ siteName: 'New name', theme: 'dark' });
  });

  test('never contain HTML', () => {
    const ui = JSON.stringify({ v: 1, data: { theme: 'dark', footerContent: '<img onerror=alert(1)>' } });
    expect(openPage({ device: createDevice({ ui }) }).state().ui).toMatchObject({ theme: 'dark', footerContent: '' });
  });

  test('apply a theme selected in one tab to all, even if they loaded different settings', () => {
    const device = createDevice();
    const here = openPage({ device });
    const there = openPage({ device });
    here.dispatch(settingsLoaded({ siteName: 'Old name' }));
    there.dispatch(settingsLoaded({ siteName: 'New name' }));
    here.dispatch(themeChosen('dark'));
    expect(there.state().ui).toMatchObject({ theme: 'dark', siteName: 'New name' });
    expect(here.state().ui).toMatchObject({ theme: 'dark', siteName: 'Old name' });
  });
});

test.each(DAMAGED)(
  'a cart and UI settings damaged as %p fall back to the default, and the cart works again',
  (text) => {
    const device = createDevice({ cart: text, ui: text });
    const tab = openPage({ device });
    expect(tab.state().cart).toEqual({ total: 0, items: [] });
    expect(tab.state().ui).toMatchObject({ theme: 'light', currency: 'USD', menus: [] });
    tab.dispatch(itemsAdded([{ _id: 'p1' }]));
    expect(JSON.parse(device.texts.get('cart') ?? 'null')).toEqual([{ _id: 'p1', quantity: 1 }]);
  },
);
