import { deviceValue } from './device-value';

/** Whether this device plays a sound when a fan asks for a private show. */
export const requestSound = deviceValue('encore.request-sound', 1, Boolean, false);
