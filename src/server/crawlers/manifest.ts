import type { Settings } from '@/contract/settings';
import { paths } from '@/lib/page/paths';
import { DEFAULT_SITE_NAME } from '@/lib/page/seo';
import { SITE_COLORS } from '@/server/site-colors';

export function manifest({ siteName, metaDescription }: Settings) {
  const name = siteName || DEFAULT_SITE_NAME;
  return {
    id: paths.root,
    name,
    short_name: name,
    description: metaDescription || undefined,
    start_url: paths.home,
    scope: paths.root,
    display: 'standalone',
    background_color: SITE_COLORS.light,
    theme_color: SITE_COLORS.light,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
