import type { StoredError } from '../request/request-state';

/**
 * Servers report it only in the message: a 400 or 403 without field errors that mentions "verif" or "confirm" (contract
 * C.1).
 */
export const needsVerification = ({
  status,
  message,
  constraints,
}: Pick<StoredError, 'status' | 'message' | 'constraints'>): boolean =>
  (status === 400 || status === 403) && Object.keys(constraints).length === 0 && /verif|confirm/i.test(message);
