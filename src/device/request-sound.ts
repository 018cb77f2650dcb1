import { deviceValue } from './device-value';

/**
 * True if this device plays a sound when a fan requests a private show. On at first, because fans wait for a minute
 * only.
 */
export const requestSound = deviceValue('encore.request-sound', Boolean, true);
