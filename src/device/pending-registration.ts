import { isRecord } from '@/lib/record';
import { deviceValue } from './device-value';

/** An account that was created on this device and whose email address isn't verified yet. */
interface PendingRegistration {
  email: string;
  /** Path of this site where the visitor was before the registration. */
  next: string;
  /** When the account was created, in ms since 1970. */
  at: number;
}

/** As long as the link in the email works. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

const parse = (data: unknown): PendingRegistration | null =>
  isRecord(data) &&
  typeof data.email === 'string' &&
  typeof data.next === 'string' &&
  typeof data.at === 'number' &&
  Date.now() - data.at < LIFETIME_MS
    ? { email: data.email, next: data.next, at: data.at }
    : null;

/**
 * The last registration of the last day, so that the login after the verification fills in the email and leads back to
 * the page. Null after the login.
 */
export const pendingRegistration = deviceValue('encore.registration', parse, null);
