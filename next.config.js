/** Build settings only. URLs of the back end are read when the server starts (src/lib/page/runtime-config). */
const { PHASE_PRODUCTION_BUILD } = require('next/constants');
const { MODULES: ANTD_MODULES } = require('./src/next-adapter/antd-parts-loader.cjs');
const { MODULES: NEXT_MODULES } = require('./src/next-adapter/next-parts-loader.cjs');

/** @type {import('next').NextConfig} */
const config = {
  output: 'standalone',
  outputFileTracingRoot: __dirname,
  reactStrictMode: true,
  poweredByHeader: false,
  // Every page contains the id of its request, so no two responses are equal.
  generateEtags: false,
  // The proxy compares URLs as they were requested (src/proxy.ts).
  skipProxyUrlNormalize: true,
  // The image optimizer isn't used, and would resize any image for anyone. `/_next/image` returns 404.
  images: { unoptimized: true },
  // `npm run check` checks the types, including those of the tests, so the build doesn't repeat it.
  typescript: { ignoreBuildErrors: true },
  bundlePagesRouterDependencies: true,
  // One log and one metrics registry per process, although several bundles import them.
  serverExternalPackages: ['pino', 'prom-client', 'sharp'],
  turbopack: {
    rules: {
      // Removes the parts of antd that the static style sheet replaces or that aren't used
      // (src/next-adapter/antd-styles-loader.cjs, antd-parts-loader.cjs).
      '*.js': [
        {
          condition: {
            path: /antd\/es\/([\w-]+\/style\/[\w-]+|_util\/wave\/style)\.js$/,
            content: /\bgen(StyleHooks|SubStyleComponent|ComponentStyleHook)\(/,
          },
          loaders: ['./src/next-adapter/antd-styles-loader.cjs'],
        },
        {
          condition: { path: ANTD_MODULES },
          loaders: ['./src/next-adapter/antd-parts-loader.cjs'],
        },
        // Removes the parts of Next that browsers don't use in production. Rewrites would need one of them.
        {
          condition: { all: ['browser', 'production', { path: NEXT_MODULES }] },
          loaders: ['./src/next-adapter/next-parts-loader.cjs'],
        },
      ],
    },
    resolveAlias: {
      '@/shell/load/request-visitor.server': { browser: './src/shell/load/no-requests.ts' },
    },
  },
  experimental: {
    scrollRestoration: true,
    // This filter detects routes of an `app` folder, which this project doesn't have.
    clientRouterFilter: false,
    // By default, most styles end up in one file that every page loads. With `graph`, a page loads two thirds fewer
    // unused styles.
    cssChunking: { type: 'graph', requestCost: 15_000, weightDistribution: 0.5 },
    // The default of 50 kB makes more, smaller scripts, which compress worse: first views would be up to 1% heavier.
    // Larger ones repeat what pages share: moves between pages of the studio would load more than 60 kB.
    turbopackChunking: { minChunkSize: 60_000, firstPageLoadPriority: 0 },
  },
  async redirects() {
    const alias = (source, destination) => ({ source, destination, permanent: true });
    return [
      alias('/models', '/performers'),
      alias('/model/:id', '/performers/:id'),
      alias('/profile/:id', '/performers/:id'),
      alias('/movies', '/videos'),
      alias('/products', '/shop'),
      alias('/store', '/shop'),
      alias('/live-now', '/live'),
      alias('/streaming/:username', '/stream/:username'),
      alias('/auth/fan-register', '/auth/register'),
      alias('/wallet', '/user/wallet'),
      alias('/user/wallet-transaction', '/user/token-transactions'),
      alias('/user/payment-history', '/user/payments'),
      alias('/user/my-subscription', '/user/subscriptions'),
      alias('/user/purchased', '/user/library'),
      alias('/user/bookmarks', '/user/favorites'),
      alias('/creator/:path*', '/studio/:path*'),
      alias('/account/performer/:path*', '/studio/:path*'),
    ];
  },
  // Headers of all responses. Pages get more at run time (src/server/security).
  async headers() {
    return [
      {
        source: '/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
          { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
          { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
        ],
      },
      // Other sites may show this picture in link previews.
      { source: '/share.png', headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }] },
    ];
  },
};

module.exports = (phase) => {
  if (phase === PHASE_PRODUCTION_BUILD && process.env.ENCORE_BUILD !== '1') {
    throw new Error(
      'Run `npm run build` instead of `next build`: it also generates public/antd.css, prepares the scripts and completes .next/standalone.',
    );
  }
  return config;
};
