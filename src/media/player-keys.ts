export type VideoAction =
  | { type: 'toggle-play' | 'toggle-mute' | 'toggle-fullscreen' | 'toggle-captions' | 'toggle-pip' }
  | { type: 'seek-by'; seconds: number }
  /** `part` is a fraction of the duration, 0 to 1. */
  | { type: 'seek-to'; part: number }
  | { type: 'volume-by'; change: number }
  | { type: 'speed-by'; direction: 1 | -1 };

/** A keyboard action on the video, on the panels over it, or on the page around it. */
export type PlayerAction =
  VideoAction | { type: 'toggle-shortcuts' } | { type: 'toggle-theater' } | { type: 'close-panel' };

/** Seconds that J, L, the buttons and double taps seek by. */
export const SEEK_BY_S = 10;

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  repeat: boolean;
}

const ACTIONS = new Map<string, PlayerAction>([
  [' ', { type: 'toggle-play' }],
  ['k', { type: 'toggle-play' }],
  ['j', { type: 'seek-by', seconds: -SEEK_BY_S }],
  ['l', { type: 'seek-by', seconds: SEEK_BY_S }],
  ['arrowleft', { type: 'seek-by', seconds: -5 }],
  ['arrowright', { type: 'seek-by', seconds: 5 }],
  ['arrowup', { type: 'volume-by', change: 0.05 }],
  ['arrowdown', { type: 'volume-by', change: -0.05 }],
  ['m', { type: 'toggle-mute' }],
  ['f', { type: 'toggle-fullscreen' }],
  ['c', { type: 'toggle-captions' }],
  ['i', { type: 'toggle-pip' }],
  ['t', { type: 'toggle-theater' }],
  ['<', { type: 'speed-by', direction: -1 }],
  ['>', { type: 'speed-by', direction: 1 }],
  ['?', { type: 'toggle-shortcuts' }],
  ['escape', { type: 'close-panel' }],
]);

export type PlayerKind = 'video' | 'livestream';

interface Shortcut {
  keys: readonly string[];
  does: string;
  /** Omitted if all players have it; `theater` is for players on pages with a theater mode. */
  only?: PlayerKind | 'theater';
}

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['Space', 'K'], does: 'Play or pause' },
  { keys: ['J', 'L'], does: '10 seconds back or forward' },
  { keys: ['←', '→'], does: '5 seconds back or forward', only: 'video' },
  { keys: ['0', '…', '9'], does: 'Jump to 0%…90%', only: 'video' },
  { keys: ['↑', '↓'], does: 'Volume, when the player has focus' },
  { keys: ['M'], does: 'Mute or unmute' },
  { keys: ['<', '>'], does: 'Slower or faster', only: 'video' },
  { keys: ['C'], does: 'Captions on or off', only: 'video' },
  { keys: ['F'], does: 'Full screen' },
  { keys: ['I'], does: 'Picture in picture' },
  { keys: ['T'], does: 'Theater mode (video pages and livestreams)', only: 'theater' },
  { keys: ['?'], does: 'Show or hide this list' },
];

export const listShortcuts = (kind: PlayerKind, hasTheater: boolean): readonly Shortcut[] =>
  SHORTCUTS.filter(({ only }) => only === undefined || only === kind || (only === 'theater' && hasTheater));

/**
 * Returns the action of a key press; null for unknown keys, for combinations with modifier keys, and for toggle keys
 * that repeat while held down.
 */
export function actionFor({ key, ctrlKey, altKey, metaKey, repeat }: KeyPress): PlayerAction | null {
  if (ctrlKey || altKey || metaKey) return null;
  const action: PlayerAction | undefined = /^\d$/.test(key)
    ? { type: 'seek-to', part: Number(key) / 10 }
    : ACTIONS.get(key.toLowerCase());
  if (!action || (repeat && action.type.startsWith('toggle'))) return null;
  return action;
}
