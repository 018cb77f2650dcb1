import { ApiError, isMissingRoute, isNoSuchCall, isServerTrouble } from '@/lib/http/errors';
import type { Services } from '@/services/create-services';

interface Listener {
  /** Called for every call that got no answer, or one that says nothing about what was asked. Refusals are answers. */
  onFailure?: (error: unknown) => void;
  /** Called for every call that the back end does not have, by service and method. */
  onMissingCall?: (call: string) => void;
}

/** A 404 about something that the call names by its id says that this thing is not there. */
const namesThing = (service: PropertyKey, [first]: unknown[]) => typeof first === 'string' && service !== 'settings';

const isMissing = (error: unknown, service: PropertyKey, args: unknown[]): boolean =>
  error instanceof ApiError && (isMissingRoute(error.status, error.body) || (isNoSuchCall(error) && !namesThing(service, args)));

const isFailure = (error: unknown) => !(error instanceof ApiError) || error.status < 400 || isServerTrouble(error.status);

function watched<T extends object>(service: T, name: PropertyKey, { onFailure, onMissingCall }: Listener): T {
  const hear = (error: unknown, method: PropertyKey, args: unknown[]) => {
    if (isMissing(error, name, args)) onMissingCall?.(`${String(name)}.${String(method)}`);
    else if (isFailure(error)) onFailure?.(error);
  };
  return new Proxy(service, {
    get(target, method) {
      const value: unknown = Reflect.get(target, method);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        const result: unknown = Reflect.apply(value, target, args);
        if (result instanceof Promise) result.catch((error: unknown) => hear(error, method, args));
        return result;
      };
    },
  });
}

/** The same services; the listener hears of every call that failed, whoever caught it and made the page without its answer. */
export const reportFailures = (services: Services, listener: Listener): Services =>
  new Proxy(services, { get: (target, name) => watched(Reflect.get(target, name) as object, name, listener) });
