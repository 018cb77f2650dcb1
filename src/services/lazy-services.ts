import { ApiError } from '@/lib/http/errors';
import type { Services } from './create-services';

type Method = (...args: unknown[]) => Promise<unknown>;

/**
 * Services whose code comes with the first call: a guest's first page makes none. Every method of a service gives a promise,
 * so a caller cannot tell the difference. Where the code cannot be had, a call fails as if the server had not answered; the next
 * one tries again.
 */
export function lazyServices(load: () => Promise<Services>): Services {
  let loading: Promise<Services> | null = null;
  const loaded = () => {
    loading ??= load().catch((cause: unknown) => {
      loading = null;
      throw ApiError.noAnswer({ cause });
    });
    return loading;
  };
  const makeService = (name: PropertyKey) =>
    new Proxy({}, { get: (_, method): Method => async (...args) => call(await loaded(), name, method, args) });
  // One object a service, as without this: effects depend on it.
  const made = new Map<PropertyKey, object>();
  const service = (name: PropertyKey) => made.get(name) ?? made.set(name, makeService(name)).get(name);
  return new Proxy({}, { get: (_, name) => service(name) }) as Services;
}

function call(services: Services, name: PropertyKey, method: PropertyKey, args: unknown[]): Promise<unknown> {
  const service = Reflect.get(services, name) as object;
  return (Reflect.get(service, method) as Method).apply(service, args);
}
