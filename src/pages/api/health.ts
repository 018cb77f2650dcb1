import type { NextApiRequest, NextApiResponse } from 'next';

/** Whether this process answers at all; it asks nobody else. */
export default function health(_req: NextApiRequest, res: NextApiResponse) {
  res.setHeader('Cache-Control', 'no-store');
  res.status(200).json({ status: 'ok' });
}
