import { ApiError, isMissingRoute, isUnsupportedCall, isServerTrouble } from '@/lib/http/errors';
import type { Services } from '@/services/create-services';

interface Listener {
  /** Called for every call (`service.method`) without a usable response. A refusal (4xx) is a usable response. */
  onFailure?: (error: unknown, call: string) => void;
  /** Called with `service.method` for every call that the back end doesn't support. */
  onMissingCall?: (call: string) => void;
}

/** True when the call names a record by id, so that a 404 means a missing record and not a missing route. */
const hasRecordId = (service: PropertyKey, [first]: unknown[]) => typeof first === 'string' && service !== 'settings';

const isMissing = (error: unknown, service: PropertyKey, args: unknown[]): boolean =>
  error instanceof ApiError &&
  (isMissingRoute(error.status, error.body) || (isUnsupportedCall(error) && !hasRecordId(service, args)));

const isFailure = (error: unknown) =>
  !(error instanceof ApiError) || error.status < 400 || isServerTrouble(error.status);

function watchService<T extends object>(service: T, name: PropertyKey, { onFailure, onMissingCall }: Listener): T {
  const report = (error: unknown, method: PropertyKey, args: unknown[]) => {
    const call = `${String(name)}.${String(method)}`;
    if (isMissing(error, name, args)) onMissingCall?.(call);
    else if (isFailure(error)) onFailure?.(error, call);
  };
  return new Proxy(service, {
    get(target, method) {
      const value: unknown = Reflect.get(target, method);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        const result: unknown = Reflect.apply(value, target, args);
        if (result instanceof Promise) result.catch((error: unknown) => report(error, method, args));
        return result;
      };
    },
  });
}

/** Wraps the services so that the listener is called for every failed call, even if the caller handles the error. */
export const reportFailures = (services: Services, listener: Listener): Services =>
  new Proxy(services, { get: (target, name) => watchService(Reflect.get(target, name) as object, name, listener) });
