import { slowPhone } from './lab.mjs';

/** From a list to the first thing in it: where the list is, and how addresses of its things begin. */
export const WAYS_ON = [
  { name: '/videos → /video/[id]', list: '/videos', item: '/video/' },
  { name: '/galleries → /gallery/[id]', list: '/galleries', item: '/gallery/' },
];

/** Runs in the page, which may be another document than the list's: once the thing's own heading stands where the list's was, the milliseconds since the tap. */
function arrived(listHeading) {
  const heading = document.querySelector('main h1')?.textContent ?? '';
  const tapped = Number(sessionStorage.getItem('bench-tapped'));
  return heading && heading !== listHeading && tapped ? performance.timeOrigin + performance.now() - tapped : null;
}

/** Milliseconds from a tap on the first thing of a list to its page, on a slow phone whose list has come to rest. */
export async function measureNavigation(browser, site, { list, item }) {
  const phone = await slowPhone(browser);
  await phone.page.goto(site + list, { waitUntil: 'load' });
  await phone.quiet();
  const heading = await phone.page.evaluate(() => {
    document.addEventListener('click', ({ timeStamp }) => sessionStorage.setItem('bench-tapped', String(performance.timeOrigin + timeStamp)), { capture: true, once: true });
    return document.querySelector('main h1')?.textContent ?? '';
  });
  await phone.page.locator(`main a[href^="${item}"]`).first().tap();
  const taken = await phone.page.waitForFunction(arrived, heading, { polling: 'raf', timeout: 60_000 });
  const taps = { taken: await taken.jsonValue() };
  await phone.close();
  return taps;
}
