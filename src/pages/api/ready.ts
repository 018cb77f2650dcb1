import type { NextApiRequest, NextApiResponse } from 'next';
import { unreadyReason } from '@/server/ops/ready.server';

/** Readiness probe: 200, or 503 with the reason. With `?deep=1` it also checks the API. */
export default async function ready(req: NextApiRequest, res: NextApiResponse) {
  const reason = await unreadyReason(req, req.query.deep === '1');
  res.setHeader('Cache-Control', 'no-store');
  if (reason === null) res.status(200).json({ status: 'ready' });
  else res.status(503).json({ status: 'unready', reason });
}
