import { LANDMARKS } from '@sandbox/seed/landmarks';
import { accessOf } from '@sandbox/seed/rows/common';
import { backend } from './support/backend';
import { serverLog } from './support/server-log';
import { type Site, startSite } from './support/site';

const api = backend();
serverLog();
let site: Site;
beforeAll(async () => {
  site = await startSite();
});

const videoOf = (slug: string) => {
  const video = api.store.videos.list().find((row) => row.slug === slug);
  if (!video) throw new Error(`There is no video ${slug}.`);
  return video;
};

/** Where the sandbox keeps a film: below this address, whatever the query that opens it. */
const filmOf = (slug: string) => `/files/videos/${videoOf(slug)._id}`;

/** All that is sent for these addresses: markup, structured data and state. */
const everything = async (paths: string[], token?: string) => (await Promise.all(paths.map((path) => site.get(path, { token })))).map(({ html }) => html).join('\n');

const LISTS = ['/home', '/videos', '/videos?page=2', '/videos?access=soon', '/videos?access=sale', '/performers/aria', '/category/live-sets', `/video/${LANDMARKS.freeVideo}`];
const CLOSED = [LANDMARKS.lockedVideo, LANDMARKS.ownedVideo, LANDMARKS.discussedVideo, LANDMARKS.scheduledVideo, LANDMARKS.draftVideo, LANDMARKS.inactiveVideo, LANDMARKS.processingVideo];

test('a guest finds the address of no film that is not open to everybody, in no page', async () => {
  const pages = [...LISTS, ...CLOSED.map((slug) => `/video/${slug}`)];
  const sent = await everything(pages);
  expect(CLOSED.filter((slug) => sent.includes(filmOf(slug)))).toEqual([]);

  const leaked = api.store.videos.list().filter((video) => accessOf(video) !== 'free' && sent.includes(`/files/videos/${video._id}`));
  expect(leaked.map(({ title }) => title)).toEqual([]);
  expect(sent).toContain(filmOf(LANDMARKS.freeVideo));
});

test('who has bought a film gets its address, on its own page only', async () => {
  const token = await api.logIn('fan@example.com');
  expect(await everything([`/video/${LANDMARKS.ownedVideo}`], token)).toContain(filmOf(LANDMARKS.ownedVideo));
  expect(await everything(LISTS, token)).not.toContain(filmOf(LANDMARKS.ownedVideo));
});

test('an address that one visitor may have is not sent to the next', async () => {
  const path = `/video/${LANDMARKS.ownedVideo}`;
  const owner = await api.logIn('fan@example.com');
  const other = await api.logIn('fan2@example.com');
  const answers = await Promise.all([owner, other, undefined, owner, other, undefined].map((token) => everything([path], token)));
  expect(answers.map((html) => html.includes(filmOf(LANDMARKS.ownedVideo)))).toEqual([true, false, false, true, false, false]);
});
