import type { NextApiRequest, NextApiResponse } from 'next';

/** Liveness probe; it calls no other service. */
export default function health(_req: NextApiRequest, res: NextApiResponse) {
  res.setHeader('Cache-Control', 'no-store');
  res.status(200).json({ status: 'ok' });
}
