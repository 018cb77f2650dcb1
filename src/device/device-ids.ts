import { deviceValue } from './device-value';

const NONE: readonly string[] = [];

const parseIds = (data: unknown): readonly string[] =>
  Array.isArray(data) ? data.filter((id) => typeof id === 'string') : NONE;

/** Creates a stored list of ids under a key. */
export const deviceIds = (key: string) => deviceValue(key, parseIds, NONE);
