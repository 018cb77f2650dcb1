import { actionFor, listShortcuts, SHORTCUTS } from '@/media/player-keys';

const pressKey = (key: string, held: Partial<Record<'ctrlKey' | 'altKey' | 'metaKey' | 'repeat', boolean>> = {}) =>
  actionFor({ key, ctrlKey: false, altKey: false, metaKey: false, repeat: false, ...held });

test.each([
  [' ', { type: 'toggle-play' }],
  ['k', { type: 'toggle-play' }],
  ['K', { type: 'toggle-play' }],
  ['j', { type: 'seek-by', seconds: -10 }],
  ['l', { type: 'seek-by', seconds: 10 }],
  ['ArrowLeft', { type: 'seek-by', seconds: -5 }],
  ['ArrowRight', { type: 'seek-by', seconds: 5 }],
  ['ArrowUp', { type: 'volume-by', change: 0.05 }],
  ['ArrowDown', { type: 'volume-by', change: -0.05 }],
  ['m', { type: 'toggle-mute' }],
  ['f', { type: 'toggle-fullscreen' }],
  ['c', { type: 'toggle-captions' }],
  ['i', { type: 'toggle-pip' }],
  ['t', { type: 'toggle-theater' }],
  ['<', { type: 'speed-by', direction: -1 }],
  ['>', { type: 'speed-by', direction: 1 }],
  ['0', { type: 'seek-to', part: 0 }],
  ['9', { type: 'seek-to', part: 0.9 }],
  ['?', { type: 'toggle-shortcuts' }],
  ['Escape', { type: 'close-panel' }],
])('%s triggers the right action', (key, action) => {
  expect(pressKey(key)).toEqual(action);
});

test.each(['a', 'Enter', 'Tab', 'F5', '10', 'constructor', ''])('%s has no action', (key) => {
  expect(pressKey(key)).toBeNull();
});

test.each(['ctrlKey', 'altKey', 'metaKey'] as const)('with %s a key belongs to the browser', (modifier) => {
  expect(pressKey('l', { [modifier]: true })).toBeNull();
});

test('holding a seek key repeats, holding play does not toggle', () => {
  expect(pressKey('ArrowRight', { repeat: true })).toEqual({ type: 'seek-by', seconds: 5 });
  expect(pressKey('k', { repeat: true })).toBeNull();
});

test('every listed shortcut has an action', () => {
  const names: Record<string, string> = {
    Space: ' ',
    '←': 'ArrowLeft',
    '→': 'ArrowRight',
    '↑': 'ArrowUp',
    '↓': 'ArrowDown',
  };
  const keys = SHORTCUTS.flatMap((shortcut) => shortcut.keys).filter((key) => key !== '…');
  expect(keys.filter((key) => pressKey(names[key] ?? key) === null)).toEqual([]);
});

test('theater mode is listed for players on pages that have it, captions for recorded videos only', () => {
  const theater = 'Theater mode (video pages and livestreams)';
  const captions = 'Captions on or off';
  const list = (kind: 'video' | 'livestream', hasTheater: boolean) =>
    listShortcuts(kind, hasTheater).map(({ does }) => does);
  expect(list('livestream', true)).toContain(theater);
  expect(list('livestream', true)).not.toContain(captions);
  expect(list('video', true)).toEqual(expect.arrayContaining([captions, theater]));
  expect(list('video', false)).not.toContain(theater);
});
