import { Failure } from '../run/failure.mjs';
import { ageOfPicture, cameraWithClock, videoTransport } from './picture-clock.mjs';
import { PERFORMER, sessionToken } from './product.mjs';
import { send } from './send.mjs';

/** The maximum delay from a performer's camera to a viewer's screen, in ms: the median of several samples. */
const TRANSPORTS = [
  { transport: 'webrtc', limit: 700, settlesIn: 5000, lookEvery: 400 },
  { transport: 'hls', limit: 6000, settlesIn: 8000, lookEvery: 1000 },
];
const LOOKS = 10;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Goes live as aria with a clock as camera. Returns the context to close. */
async function goLive(browser, { site, api }) {
  const token = await sessionToken(api, PERFORMER);
  const context = await browser.newContext();
  await context.addCookies([{ name: 'token', value: token, url: site, sameSite: 'Lax' }]);
  await context.addInitScript(cameraWithClock);
  const page = await context.newPage();
  await page.goto(`${site}/studio/live`);
  await page.getByRole('button', { name: 'Turn on camera and microphone' }).click();
  await page.getByRole('button', { name: 'Go live', disabled: false }).click();
  await page.getByRole('button', { name: 'End show' }).waitFor({ timeout: 60_000 });
  return context;
}

/**
 * Opens the show until it plays over the requested transport, because the site caches platform settings for some
 * seconds.
 */
async function watchOver(transport, page, room) {
  for (const giveUp = Date.now() + 60_000; Date.now() < giveUp; await pause(1000)) {
    await page.goto(room);
    const first = await page.waitForFunction(ageOfPicture, null, { timeout: 60_000, polling: 200 }).catch(() => null);
    if (!first) throw new Failure('The viewer saw no picture of the show within a minute.');
    if ((await page.evaluate(videoTransport)) === transport) return;
  }
  throw new Failure(`The show was not played over ${transport} within a minute of the setting.`);
}

async function agesSeen(page, { settlesIn, lookEvery }) {
  await pause(settlesIn);
  const ages = [];
  // A sample may show a blend of two frames, in which no clock can be read.
  for (let look = 0; look < 3 * LOOKS && ages.length < LOOKS; look += 1) {
    const age = await page.evaluate(ageOfPicture);
    if (age !== null) ages.push(age);
    await pause(lookEvery);
  }
  if (ages.length < LOOKS) throw new Failure(`The clock could be read ${ages.length} times only, not ${LOOKS}.`);
  return ages.sort((a, b) => a - b);
}

/**
 * A performer broadcasts from the console and a guest watches the show: once over WebRTC, once over HLS. Times in ms.
 */
export async function measureGlassToGlass(browser, servers) {
  const performer = await goLive(browser, servers);
  const rows = [];
  for (const { transport, limit, ...pace } of TRANSPORTS) {
    await send('PATCH', `${servers.api}/__sandbox/settings`, { optionForBroadcast: transport });
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await watchOver(transport, page, `${servers.site}/stream/aria`);
    const ages = await agesSeen(page, pace);
    const median = ages[Math.floor(LOOKS / 2)];
    rows.push({ transport, median, worst: ages.at(-1), limit, over: median >= limit, ages });
    await context.close();
  }
  await performer.close();
  return rows;
}
