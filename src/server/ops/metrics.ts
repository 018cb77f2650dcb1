import { Counter, Gauge, Histogram, register } from 'prom-client';

/** From a page out of a cache to one that waited for the API as long as it may. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The registry is the process's, this module is there once a bundle: whoever comes second takes what is there. */
const once = <M>(name: string, make: (name: string) => M): M => (register.getSingleMetric(name) as M | undefined) ?? make(name);

/** Requests of visitors and how long each took until the last byte. */
export const requestSeconds = once(
  'encore_http_request_seconds',
  (name) => new Histogram({ name, help: 'Time from the first byte of a request to the last of its answer.', labelNames: ['method', 'route', 'status'] as const, buckets: SECONDS }),
);

export const requestsInFlight = once('encore_http_requests_under_way', (name) => new Gauge({ name, help: 'Requests that are being answered.' }));

/** Calls of this process to the API; `resource` is the first part of the path, status 0 stands for no answer. */
export const apiCallSeconds = once(
  'encore_api_call_seconds',
  (name) => new Histogram({ name, help: 'Time from a call of the API to the head of its answer.', labelNames: ['method', 'resource', 'status'] as const, buckets: SECONDS }),
);

/** Whether the API gave the settings when this process last asked for them. */
export const apiUp = once('encore_api_up', (name) => new Gauge({ name, help: '1 if the API answered the last request for the settings with 2xx, else 0.' }));

/** Guests' pages that did not have to be made. */
export const cachedPagesSent = once('encore_kept_pages_total', (name) => new Counter({ name, help: "Guests' pages sent as another guest had got them." }));

/** What failed while pages were made, as the log names it. */
export const failures = once('encore_failures_total', (name) => new Counter({ name, help: 'Failures while pages were made.', labelNames: ['what'] as const }));

/** All figures in Prometheus' text format. */
export const metricsText = (): Promise<string> => register.metrics();
export const METRICS_TYPE = register.contentType;
