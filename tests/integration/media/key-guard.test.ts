import { characterShortcuts } from '@/device/character-shortcuts';
import { isKeyTaken } from '@/media/key-guard';

/** Presses a key on the element with `data-here`, and returns whether the player may handle it. */
function taken(html: string, key: string): boolean {
  document.body.innerHTML = html;
  const player = document.querySelector('#player');
  const target = document.querySelector('[data-here]') ?? document.body;
  if (!player) throw new Error('The page needs a player.');
  let isTaken = false;
  const listener = (event: KeyboardEvent) => (isTaken = isKeyTaken(event, player));
  document.addEventListener('keydown', listener);
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
  document.removeEventListener('keydown', listener);
  return isTaken;
}

const PLAYER = '<div id="player" tabindex="-1"></div>';

test.each([' ', 'k', 'ArrowLeft', '5', '?'])('without focus, the player handles %s', (key) => {
  expect(taken(PLAYER, key)).toBe(false);
});

test.each([
  ['<textarea data-here></textarea>'],
  ['<input data-here>'],
  ['<input type="search" data-here>'],
  ['<select data-here></select>'],
  ['<div contenteditable="true"><p data-here>text</p></div>'],
  ['<ul role="menu"><li role="menuitem" data-here>entry</li></ul>'],
])('player keys: all keys pressed in %s are left to it', (field) => {
  for (const key of ['k', ' ', '5', 'ArrowLeft', '?']) expect(taken(PLAYER + field, key)).toBe(true);
});

test.each([
  '<button data-here>x</button>',
  '<a href="#" data-here>x</a>',
  '<media-button role="button" data-here></media-button>',
])('Space activates %s, letters go to the player', (control) => {
  expect(taken(PLAYER + control, ' ')).toBe(true);
  expect(taken(PLAYER + control, 'k')).toBe(false);
});

test.each([
  '<input type="range" data-here>',
  '<input type="radio" data-here>',
  '<div role="tablist"><button role="tab" data-here>x</button></div>',
])('arrows move %s, letters go to the player', (control) => {
  expect(taken(PLAYER + control, 'ArrowRight')).toBe(true);
  expect(taken(PLAYER + control, 'm')).toBe(false);
});

test('player keys: up and down scroll the page until the player has focus', () => {
  expect(taken(PLAYER, 'ArrowDown')).toBe(true);
  expect(taken('<div id="player" tabindex="-1" data-here></div>', 'ArrowDown')).toBe(false);
});

test('an open dialog gets all keys; a player inside a dialog keeps its keys', () => {
  expect(taken(`${PLAYER}<div role="dialog"><button data-here>x</button></div>`, 'k')).toBe(true);
  expect(taken('<dialog open><div id="player"></div><button data-here>x</button></dialog>', 'k')).toBe(false);
  expect(taken('<div id="player"><div role="dialog"><button data-here>x</button></div></div>', 'k')).toBe(false);
});

test('a player gets no keys while the focus is in another one', () => {
  const focused = '<div data-player="live"><button data-here>x</button></div>';
  for (const key of ['k', 'ArrowLeft', 'm']) expect(taken(PLAYER + focused, key)).toBe(true);
  expect(taken(`${PLAYER}<figure data-player="audio"><audio controls data-here></audio></figure>`, ' ')).toBe(true);
  expect(taken('<div data-player="video"><div id="player"></div><button data-here>x</button></div>', 'k')).toBe(false);
  expect(taken(`<div id="player">${focused}</div>`, 'k')).toBe(false);
});

test('a player gets no keys while the focus is in the shadow root of another one, or of a dialog', () => {
  for (const area of ['data-player="live"', 'role="dialog"']) {
    const button = document.createElement('button');
    let isTaken = false;
    document.body.innerHTML = `${PLAYER}<div ${area}><div id="host"></div></div>`;
    document.querySelector('#host')?.attachShadow({ mode: 'open' }).append(button);
    const player = document.querySelector('#player');
    const listener = (event: KeyboardEvent) => (isTaken = player !== null && isKeyTaken(event, player));
    document.addEventListener('keydown', listener);
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true, composed: true }));
    document.removeEventListener('keydown', listener);
    expect(isTaken).toBe(true);
  }
});

test('player keys: a key that another listener handled is ignored', () => {
  document.body.innerHTML = PLAYER;
  const player = document.body.firstElementChild;
  const event = new KeyboardEvent('keydown', { key: 'k', cancelable: true });
  event.preventDefault();
  expect(player && isKeyTaken(event, player)).toBe(true);
});

test('a player ignores letters, numbers and symbols if single-key shortcuts are turned off', () => {
  characterShortcuts.write(false);
  for (const key of ['k', 'M', '5', '?', '<']) expect(taken(PLAYER, key)).toBe(true);
  for (const key of [' ', 'ArrowLeft', 'Escape']) expect(taken(PLAYER, key)).toBe(false);
  characterShortcuts.forget();
});
