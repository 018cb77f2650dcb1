import { deviceValue } from './device-value';
import { NOTICE_KINDS, type NoticeKind } from './studio-notices';

const NONE: readonly NoticeKind[] = [];

/**
 * The kinds of notices that play a sound on this device. Private show requests have a setting of their own,
 * `requestSound`.
 */
export const noticeSounds = deviceValue(
  'encore.notice-sounds',
  (data) => (Array.isArray(data) ? NOTICE_KINDS.filter((kind) => data.includes(kind)) : NONE),
  NONE,
);
