import { collectDefaultMetrics, register } from 'prom-client';
import { serverConfig } from '@/lib/page/runtime-config';
import { stopGracefully, stopOnSignals } from './graceful-stop.server';
import { log, ignoreLogWriteErrors } from './log';
import { serveMetrics } from './metrics-server.server';
import { errorText } from './safe-text';
import { watchApiCalls } from './watch-api-calls.server';
import { watchRequests } from './watch-requests.server';

const getText = (value: unknown) => errorText(value, { stack: true });

/** Next prints whole errors, including headers of failed calls. Only their text goes to the log. */
function consoleToLog(): void {
  console.error = (...values: unknown[]) => log.error({ text: values.map(getText).join(' ') }, 'console');
  console.warn = (...values: unknown[]) => log.warn({ text: values.map(getText).join(' ') }, 'console');
}

export function startOps(): void {
  const { apiEndpoint, hostname, metricsPort, drainSeconds, stopSeconds } = serverConfig();
  ignoreLogWriteErrors();
  consoleToLog();
  if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();
  watchApiCalls(apiEndpoint);
  const traffic = watchRequests(metricsPort > 0 ? serveMetrics(metricsPort, hostname) : null);
  // Ctrl+C doesn't have to wait for a load balancer.
  stopOnSignals((signal) =>
    stopGracefully({ traffic, drainSeconds: signal === 'SIGTERM' ? drainSeconds : 0, stopSeconds }),
  );
}
