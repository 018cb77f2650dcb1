import type { StoredError } from '../request/request-state';

/** Servers say it in words only: a 400 about no field that speaks of verifying or confirming (contract C.1). */
export const needsVerification = ({ status, message, constraints }: Pick<StoredError, 'status' | 'message' | 'constraints'>): boolean =>
  (status === 400 || status === 403) && Object.keys(constraints).length === 0 && /verif|confirm/i.test(message);
