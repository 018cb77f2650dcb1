import { CHAT_LIMITS, measureChat } from './chat-load.mjs';
import { measureGlassToGlass } from './glass-to-glass.mjs';
import { send } from './send.mjs';
import { line, verdict } from './table.mjs';

const CHAT_SECONDS = 60;

/** The chat of a live show, on a guest's page. */
async function measureBusyChat(browser, { api, site }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${site}/stream/nova`);
  const talk = (perSecond, seconds) => send('POST', `${api}/__sandbox/chat`, { performer: 'nova', perSecond, seconds });
  const chat = await measureChat(page, CHAT_SECONDS, talk);
  await context.close();
  return chat;
}

/** Measures the delay of a live picture, and the cost of a busy chat on a viewer's page. */
export async function measureLive({ browser, product }) {
  const glassToGlass = await measureGlassToGlass(browser, product);
  return { glassToGlass, chat: await measureBusyChat(browser, product) };
}

export function printLive({ glassToGlass, chat }) {
  line('\nglass to glass, seconds', ' median', 'worst', 'under');
  const seconds = (milliseconds) => (milliseconds / 1000).toFixed(2);
  for (const { transport, median, worst, limit, over } of glassToGlass)
    line(transport, seconds(median), seconds(worst), verdict(limit / 1000, over));
  line(`\nchat, ${CHAT_SECONDS} s of 50 lines/s`, ' seen', 'at most');
  line('longest task, ms of work', chat.work, CHAT_LIMITS.work);
  line('  by the clock, ms', chat.lasted);
  line('lines in the document', chat.lines, CHAT_LIMITS.lines);
  line('memory gained, MB', chat.growth.toFixed(1), CHAT_LIMITS.growth);
}

export const faultsOfLive = ({ glassToGlass, chat }) => [
  ...glassToGlass.filter(({ over }) => over).map(({ transport }) => `a picture that is too old by ${transport}`),
  ...Object.keys(CHAT_LIMITS)
    .filter((what) => chat[what] > CHAT_LIMITS[what])
    .map((what) => `too much ${what} in a busy chat`),
];
