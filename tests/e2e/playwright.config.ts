import { defineConfig } from '@playwright/test';
import { findChromium } from '../run/chromium.mjs';
import type { EngineOptions } from './engines/test';

/** Quiet and the same on every machine, with a fake camera and microphone. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--autoplay-policy=no-user-gesture-required',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
];

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const specs = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`);
/** These start their own browsers. */
const ENGINES = '**/engines/*.spec.ts';
/** Every page in Firefox and WebKit. */
const ENGINE_PAGES = '**/engines/pages.spec.ts';
const JOURNEYS = { testMatch: ENGINES, testIgnore: ENGINE_PAGES };
const LONG = specs(
  'card-payment-faults',
  'cart-payment-faults',
  'chat-load',
  'edge-speed',
  'live-room-leaks',
  'payment-faults',
  'studio-long-lists',
  'studio-upload-memory',
);
/** States of pages whose usual state is checked in `smoke`. */
const STATES = specs('page-states');
/** Flows that pay and publish. They run on phones, where most fans are, and also on desktops in `npm run test:all`. */
const FLOWS = specs('cart', 'studio-day', 'tip');
const BY_THUMB = [...FLOWS, ...specs('hostile', 'live-room-phone', 'studio-upload-phone')];
const ON_ANY_SCREEN = [
  ...specs(
    'abuse',
    'accounts',
    'age-gate',
    'crawler',
    'deploy',
    'early',
    'edge',
    'failures',
    'first-view',
    'isolation',
    'layout',
    'lists',
    'live-room',
    'live-studio',
  ),
  ...specs('ops', 'private-show', 'session', 'shared-machine', 'statuses', 'styles'),
  ...specs('studio-keys', 'studio-lists', 'studio-move', 'studio-refused', 'studio-upload'),
];

/** `npm test` retries each test once. Tests that needed it on a busy machine are reported as flaky. */
const retries = Number(process.env.E2E_RETRIES ?? 0);

export default defineConfig<EngineOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '.artifacts/traces',
  // Each worker has its own sandbox and web server (support/servers.ts), so tests share nothing.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries,
  // A safety net against hangs, not a speed limit: slow or busy machines must pass as well.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: '.artifacts/results.json' }]],
  use: {
    // Recording slows down every test, so with retries only the retry is recorded.
    trace: { mode: retries > 0 ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'UTC',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? findChromium() ?? undefined, args: FLAGS },
  },
  projects: [
    { name: 'desktop', testIgnore: [...BY_THUMB, ...LONG, ...STATES, ENGINES], use: DESKTOP },
    { name: 'phone', testMatch: BY_THUMB, use: PHONE },
    // A project per engine, so that one worker starts each. Sizes that the other tests cover are only in
    // `npm run test:all`.
    { name: 'firefox', ...JOURNEYS, grep: /@desktop/, use: { engine: 'Firefox' } },
    { name: 'webkit', ...JOURNEYS, use: { engine: 'WebKit' } },
    { name: 'chromium', ...JOURNEYS, grep: /@phone/, use: { engine: 'Chromium' } },
    // Only in `npm run test:all`.
    { name: 'long', testMatch: [...LONG, ...STATES], use: DESKTOP },
    { name: 'engine-pages', testMatch: ENGINE_PAGES },
    { name: 'firefox-phone', ...JOURNEYS, grep: /@phone/, use: { engine: 'Firefox' } },
    { name: 'chromium-desktop', ...JOURNEYS, grep: /@desktop/, use: { engine: 'Chromium' } },
    { name: 'desktop-flows', testMatch: FLOWS, use: DESKTOP },
    // Tests that don't depend on the screen run on one only.
    { name: 'phone-pages', testIgnore: [...BY_THUMB, ...ON_ANY_SCREEN, ...LONG, ENGINES], use: PHONE },
  ],
});
