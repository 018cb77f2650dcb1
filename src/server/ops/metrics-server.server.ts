import { createServer, type Server } from 'node:http';
import { log } from './log';
import { METRICS_TYPE, metricsText } from './metrics';

/** Same path as on the site's own port. */
const PATH = '/api/metrics';

/** Serves only the metrics, on a port that can stay internal. */
export function serveMetrics(port: number, hostname: string): Server {
  const server = createServer((request, response) => {
    if (request.url !== PATH) {
      response.writeHead(404).end();
      return;
    }
    metricsText().then(
      (text) => response.writeHead(200, { 'Content-Type': METRICS_TYPE }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.on('error', ({ message }) => log.error({ error: message }, 'metrics'));
  server.listen(port, hostname);
  server.unref();
  return server;
}
