import { orIfUnsupported } from '@/lib/http/errors';

/** Resolves to the call's result, or to `otherwise` if the server lacks the call. */
export const ifSupported = <T, Otherwise>(call: () => Promise<T>, otherwise: Otherwise): Promise<T | Otherwise> =>
  orIfUnsupported<T | Otherwise>(call, () => Promise.resolve(otherwise));
