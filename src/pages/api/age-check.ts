import type { NextApiRequest, NextApiResponse } from 'next';
import { ownPath, paths } from '@/lib/page/paths';
import { rememberAge } from '@/server/age-gate/age-gate.server';
import { siteSettings } from '@/server/crawlers/guest-services.server';

/** Handles the age gate form: stores the answer in a cookie and redirects. */
export default async function ageCheck(req: NextApiRequest, res: NextApiResponse) {
  if (req.method !== 'POST') {
    res.setHeader('Allow', 'POST');
    res.status(405).end();
    return;
  }
  const { next } = (req.body ?? {}) as { next?: unknown };
  // Rejects answers from forms on other sites.
  if (req.headers['sec-fetch-site'] !== 'cross-site') rememberAge(req, res, await siteSettings(req));
  res.setHeader('Cache-Control', 'private, no-store');
  res.redirect(303, ownPath(next) ?? paths.home);
}
