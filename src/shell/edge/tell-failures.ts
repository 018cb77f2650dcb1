import { ApiError } from '@/lib/errors';
import type { Services } from '@/services/create-services';

/** Refusals are answers; nothing, a crash, or what cannot be read is none. */
const isFailure = (error: unknown) => !(error instanceof ApiError) || error.status < 400 || error.status >= 500;

function watched<T extends object>(service: T, onFailure: () => void): T {
  const hear = (error: unknown) => void (isFailure(error) && onFailure());
  return new Proxy(service, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        const result: unknown = Reflect.apply(value, target, args);
        if (result instanceof Promise) result.catch(hear);
        return result;
      };
    },
  });
}

/** The same services; `onFailure` hears of every call that failed, whoever caught it and made the page without its answer. */
export const tellFailures = (services: Services, onFailure: () => void): Services =>
  new Proxy(services, { get: (target, name) => watched(Reflect.get(target, name) as object, onFailure) });
