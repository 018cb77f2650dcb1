import { Counter, Gauge, Histogram, register } from 'prom-client';

/** Buckets in seconds, from a cached page to one that waited for the API until its deadline. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Reuses an existing metric: the registry is shared by the process, but each bundle has its own copy of this module.
 */
const getOrCreateMetric = <M>(name: string, make: (name: string) => M): M =>
  (register.getSingleMetric(name) as M | undefined) ?? make(name);

/** Duration of each visitor request until its last byte. */
export const requestSeconds = getOrCreateMetric(
  'encore_http_request_seconds',
  (name) =>
    new Histogram({
      name,
      help: 'Time from the first byte of a request to the last byte of its response.',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: SECONDS,
    }),
);

export const requestsInFlight = getOrCreateMetric(
  'encore_http_requests_in_flight',
  (name) => new Gauge({ name, help: 'Requests without a complete response.' }),
);

/** Duration of API calls. `resource` is the first part of the path; status 0 means no response. */
export const apiCallSeconds = getOrCreateMetric(
  'encore_api_call_seconds',
  (name) =>
    new Histogram({
      name,
      help: 'Time from an API call to the headers of its response.',
      labelNames: ['method', 'resource', 'status'] as const,
      buckets: SECONDS,
    }),
);

/** 1 if the API responded to the last settings request of this process, else 0. */
export const apiUp = getOrCreateMetric(
  'encore_api_up',
  (name) => new Gauge({ name, help: '1 if the API responded to the last settings request with 2xx, else 0.' }),
);

/** Guest pages sent from the cache. */
export const cachedPagesSent = getOrCreateMetric(
  'encore_cached_pages_total',
  (name) => new Counter({ name, help: 'Guest pages served from the cache.' }),
);

/** Failed API calls and failures while rendering pages, labeled as in the log. */
export const failures = getOrCreateMetric(
  'encore_failures_total',
  (name) =>
    new Counter({ name, help: 'Failed API calls and failures while rendering pages.', labelNames: ['what'] as const }),
);

/** All metrics in the Prometheus text format. */
export const metricsText = (): Promise<string> => register.metrics();
export const METRICS_TYPE = register.contentType;
