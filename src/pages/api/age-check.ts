import type { NextApiRequest, NextApiResponse } from 'next';
import { ownPath, paths } from '@/lib/page/paths';
import { rememberAge } from '@/server/age-gate/age-gate.server';
import { siteSettings } from '@/server/crawlers/guest-services.server';

/** Where the form of the age gate goes: remembers the answer on the device and leads on. */
export default async function ageCheck(req: NextApiRequest, res: NextApiResponse) {
  if (req.method !== 'POST') {
    res.setHeader('Allow', 'POST');
    res.status(405).end();
    return;
  }
  const { next } = (req.body ?? {}) as { next?: unknown };
  // The answer is the visitor's own: a form on somebody else's site cannot give it.
  if (req.headers['sec-fetch-site'] !== 'cross-site') rememberAge(req, res, await siteSettings(req));
  res.setHeader('Cache-Control', 'private, no-store');
  res.redirect(303, ownPath(next) ?? paths.home);
}
