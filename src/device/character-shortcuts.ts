import { deviceValue } from './device-value';

/** False if keyboard shortcuts of a single character, such as `/` and `M`, are turned off on this device (WCAG 2.1.4). */
export const characterShortcuts = deviceValue('encore.shortcuts', Boolean, true);

/** True for the key of such a shortcut while they are turned off. Space isn't a character here. */
export const isTurnedOff = (key: string): boolean => key.length === 1 && key !== ' ' && !characterShortcuts.read();
