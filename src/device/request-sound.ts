import { deviceValue } from './device-value';

/** True if this device plays a sound when a fan requests a private show. */
export const requestSound = deviceValue('encore.request-sound', 1, Boolean, false);
