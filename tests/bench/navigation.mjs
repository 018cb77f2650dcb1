import { slowPhone } from './lab.mjs';

/** Navigations from a list to its first item: the URL of the list, and the prefix of its items' URLs. */
export const NAVIGATIONS = [
  { name: '/videos → /video/[id]', list: '/videos', item: '/video/' },
  { name: '/galleries → /gallery/[id]', list: '/galleries', item: '/gallery/' },
];

/**
 * Runs in the page, which may be a new document: returns the time since the tap, in ms, once the item's heading has
 * replaced that of the list.
 */
function arrived(listHeading) {
  const heading = document.querySelector('main h1')?.textContent ?? '';
  const tapped = Number(sessionStorage.getItem('bench-tapped'));
  return heading && heading !== listHeading && tapped ? performance.timeOrigin + performance.now() - tapped : null;
}

/** The time from a tap on the first item of a list to its page, in ms, on a slow phone after the list has settled. */
export async function measureNavigation(browser, site, { list, item }) {
  const phone = await slowPhone(browser);
  await phone.page.goto(site + list, { waitUntil: 'load' });
  await phone.settled();
  const heading = await phone.page.evaluate(() => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => sessionStorage.setItem('bench-tapped', String(performance.timeOrigin + timeStamp)),
      { capture: true, once: true },
    );
    return document.querySelector('main h1')?.textContent ?? '';
  });
  await phone.page.locator(`main a[href^="${item}"]`).first().tap();
  const taken = await phone.page.waitForFunction(arrived, heading, { polling: 'raf', timeout: 60_000 });
  const taps = { taken: await taken.jsonValue() };
  await phone.close();
  return taps;
}
