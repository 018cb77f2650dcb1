import { deviceValue } from './device-value';

/** Whether this device plays a sound when a fan requests a private show. Null without a choice: then only while the performer is live. */
export const requestSound = deviceValue<boolean | null>(
  'encore.request-sound',
  1,
  (data) => (typeof data === 'boolean' ? data : null),
  null,
);
