import { ApiError } from '@/lib/http/errors';
import type { Services } from './create-services';

type Method = (...args: unknown[]) => Promise<unknown>;

/**
 * Services whose code loads with the first call, because the first page of a guest makes none. All methods are
 * asynchronous, so callers see no difference. If the code fails to load, the call fails like a lost connection, and the
 * next call tries again.
 */
export function lazyServices(load: () => Promise<Services>): Services {
  let loading: Promise<Services> | null = null;
  const loadServices = () => {
    loading ??= load().catch((cause: unknown) => {
      loading = null;
      throw ApiError.noResponse({ cause });
    });
    return loading;
  };
  const makeService = (name: PropertyKey) =>
    new Proxy(
      {},
      {
        get:
          (_, method): Method =>
          async (...args) =>
            callService(await loadServices(), name, method, args),
      },
    );
  // Each service has to stay the same object, because effects depend on it.
  const made = new Map<PropertyKey, object>();
  const service = (name: PropertyKey) => made.get(name) ?? made.set(name, makeService(name)).get(name);
  return new Proxy({}, { get: (_, name) => service(name) }) as Services;
}

function callService(services: Services, name: PropertyKey, method: PropertyKey, args: unknown[]): Promise<unknown> {
  const getService = Reflect.get(services, name) as object;
  return (Reflect.get(getService, method) as Method).apply(getService, args);
}
