import { createHash, timingSafeEqual } from 'node:crypto';
import type { NextApiRequest, NextApiResponse } from 'next';
import { serverConfig } from '@/lib/page/runtime-config';
import { METRICS_TYPE, metricsText } from '@/server/ops/metrics';

const hashText = (text: string) => createHash('sha256').update(text).digest();

function isAuthorized({ headers }: NextApiRequest): boolean {
  const { metricsToken } = serverConfig();
  return (
    metricsToken !== '' && timingSafeEqual(hashText(headers.authorization ?? ''), hashText(`Bearer ${metricsToken}`))
  );
}

/**
 * Prometheus metrics, protected by a token. Without a token they are on `METRICS_PORT` only, and this route
 * responds with 404.
 */
export default async function metrics(req: NextApiRequest, res: NextApiResponse) {
  res.setHeader('Cache-Control', 'private, no-store');
  if (!isAuthorized(req)) {
    res.status(404).end();
    return;
  }
  res.setHeader('Content-Type', METRICS_TYPE);
  res.status(200).send(await metricsText());
}
