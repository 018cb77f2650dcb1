/** Build settings. Addresses of the back end are read when the server starts (src/lib/page/runtime-config), never here. */
const { PHASE_PRODUCTION_BUILD } = require('next/constants');

/** @type {import('next').NextConfig} */
const config = {
  output: 'standalone',
  outputFileTracingRoot: __dirname,
  reactStrictMode: true,
  poweredByHeader: false,
  // Every page carries the id of its request: no answer is ever the same again.
  generateEtags: false,
  // The proxy compares addresses as they were requested (src/proxy.ts).
  skipProxyUrlNormalize: true,
  // Nothing uses the optimizer, which would resize any picture for anyone: `/_next/image` is a 404.
  images: { unoptimized: true },
  // `npm run check` does it, tests included; a build of checked sources need not wait for it again.
  typescript: { ignoreBuildErrors: true },
  bundlePagesRouterDependencies: true,
  // One log and one set of figures for the whole process, however many bundles ask for them.
  serverExternalPackages: ['pino', 'prom-client', 'sharp'],
  turbopack: {
    rules: {
      // The parts of antd that its static style sheet replaces or that nothing uses (src/next-adapter/antd-styles-loader.cjs, antd-parts-loader.cjs).
      '*.js': [
        {
          condition: {
            path: /antd\/es\/([\w-]+\/style\/[\w-]+|_util\/wave\/style)\.js$/,
            content: /\bgen(StyleHooks|SubStyleComponent|ComponentStyleHook)\(/,
          },
          loaders: ['./src/next-adapter/antd-styles-loader.cjs'],
        },
        {
          condition: {
            path: /antd\/es\/(form\/context|radio\/group|table\/hooks\/(useSelection|useFilter\/FilterDropdown)|theme\/util\/genStyleUtils)\.js$/,
          },
          loaders: ['./src/next-adapter/antd-parts-loader.cjs'],
        },
      ],
    },
    resolveAlias: {
      '@/shell/load/request-visitor.server': { browser: './src/shell/load/no-requests.ts' },
    },
  },
  experimental: {
    scrollRestoration: true,
    // The router's filter tells pages of an `app` folder apart, which this project does not have.
    clientRouterFilter: false,
    // By default the styles of most modules end up in one file that every page has; by this graph a page has two thirds less of what it does not use.
    cssChunking: { type: 'graph', requestCost: 15_000, weightDistribution: 0.5 },
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
  // What every file is sent with. Pages have more, made at run time (src/server/security).
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
      // Sites that preview a link to this one may show its picture.
      { source: '/share.png', headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }] },
    ];
  },
};

module.exports = (phase) => {
  if (phase === PHASE_PRODUCTION_BUILD && process.env.ENCORE_BUILD !== '1') {
    throw new Error(
      'Run `npm run build` instead of `next build`: it also makes public/antd.css, prepares the scripts and completes .next/standalone.',
    );
  }
  return config;
};
