import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Server as LiveSockets } from 'socket.io';
import { io } from 'socket.io-client';
import { MediaServer } from '@sandbox/ant/media-server';
import { always } from '@sandbox/db/conditions';
import { openDatabase } from '@sandbox/db/database';
import { makeStore } from '@sandbox/db/store';
import { noMedia } from '@sandbox/files/media-source';
import { SignalingClient } from './support/signaling';

const { db } = openDatabase(null);
const store = makeStore(db);
const refused = new Set<string>();
const streamEvents: string[] = [];
const setting = (key: string, value: string | boolean) =>
  store.settings.insert({ _id: key, key, value, group: 'ant', public: true } as never);

const realTime = () => new Date();
let now = realTime;
let media: MediaServer;
let server: Server;
let host: string;
const clients: SignalingClient[] = [];

beforeAll(async () => {
  media = new MediaServer({
    store,
    secret: new Uint8Array(32),
    now: () => now(),
    media: noMedia,
    opens: (path) => !refused.has(path),
    ffmpeg: () => Promise.resolve(null),
  });
  media.on('started', (streamId) => streamEvents.push(`${streamId} started`));
  media.on('ended', (streamId) => streamEvents.push(`${streamId} ended`));
  server = createAdaptorServer({ fetch: media.routes().fetch, createServer }) as Server;
  new LiveSockets(server, { destroyUpgradeTimeout: 50 });
  media.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  await media.preloadWebRtc();
});
afterEach(async () => {
  now = realTime;
  media.reset();
  for (const client of clients.splice(0)) await client.close();
  store.settings.remove(always);
  streamEvents.splice(0);
});
afterAll(async () => {
  await media.close();
  server.closeAllConnections();
  server.close();
  db.close();
});

const connect = async (app = 'LiveApp', query = ''): Promise<SignalingClient> => {
  const client = await SignalingClient.open(`ws://${host}/${app}/websocket${query}`);
  clients.push(client);
  return client;
};
const hls = async (file: string) => (await fetch(`http://${host}/LiveApp/streams/${file}`)).status;
const token = (streamId: string, type: 'publish' | 'play', expireDate = Date.now() + 60_000) =>
  media.tokens.issue({ streamId, type, expireDate });

test('the media server shares the port with the live socket, which closes unhandled requests', async () => {
  const client = await connect();
  const live = io(`http://${host}`, { transports: ['websocket'], forceNew: true, reconnection: false });
  await new Promise((resolve) => live.on('connect', () => resolve(undefined)));
  await new Promise((resolve) => setTimeout(resolve, 100));
  client.log({ command: 'ping' });
  await client.waitFor('pong');
  await expect(connect('OtherApp')).rejects.toThrow();
  live.close();
});

test('the media server uses the app name of the settings, and can refuse connections', async () => {
  setting('AntMediaAppname', 'Stage');
  const client = await connect('Stage');
  client.log({ command: 'ping' });
  await client.waitFor('pong');
  refused.add('/Stage/websocket');
  await expect(connect('Stage')).rejects.toThrow('503');
  refused.clear();
});

test.each([
  [{ command: 'publish' }, 'noStreamNameSpecified'],
  [{ command: 'play', streamId: 'nothing' }, 'no_stream_exist'],
  [{ command: 'getStreamInfo', streamId: 'nothing' }, 'no_stream_exist'],
])('the response to the command %j is %s', async (message, definition) => {
  const client = await connect();
  client.log(message);
  expect(await client.waitFor('error')).toMatchObject({ definition });
});

test('the media server ignores invalid messages', async () => {
  const client = await connect();
  for (const message of [
    '',
    '{',
    '[]',
    'null',
    '5',
    { command: 5 },
    { command: 'stop', streamId: 'x' },
    { command: 'takeConfiguration', streamId: 'x', type: 'offer', sdp: 7 },
  ])
    client.log(message);
  client.log({ command: 'publish', streamId: 'x' });
  await client.waitFor('start');
  client.log({ command: 'takeConfiguration', streamId: 'x', type: 'offer', sdp: 'rubbish' });
  client.log({ command: 'takeCandidate', streamId: 'x', label: 'a', id: {}, candidate: 'rubbish' });
  client.log({ command: 'ping' });
  await client.waitFor('pong');
});

describe('with stream tokens', () => {
  beforeEach(() => setting('secureOption', true));

  test.each([undefined, null, '', 'null', 'rubbish', 7])('%p authorizes nothing', async (wrong) => {
    const client = await connect();
    for (const command of ['publish', 'play']) {
      client.log({ command, streamId: 'show', token: wrong });
      expect(await client.waitFor('error')).toMatchObject({ definition: 'unauthorized_access', streamId: 'show' });
    }
    expect(await hls(`show.m3u8?token=${wrong}`)).toBe(403);
  });

  test('a token is valid for one stream and one action until it expires, any number of times', async () => {
    const client = await connect();
    for (const bad of [token('other', 'publish'), token('show', 'play'), token('show', 'publish', Date.now() - 1)]) {
      client.log({ command: 'publish', streamId: 'show', token: bad });
      expect(await client.waitFor('error')).toMatchObject({ definition: 'unauthorized_access' });
    }
    const good = token('show', 'publish');
    for (let time = 0; time < 2; time += 1) {
      client.log({ command: 'publish', streamId: 'show', token: good });
      await client.waitFor('start');
    }
    expect(await hls(`show.m3u8?token=${token('show', 'play')}`)).toBe(404);
    expect(await hls(`show/5.ts?token=${token('other', 'play')}`)).toBe(403);
  });
});

describe('a published stream', () => {
  const seen = async (pictures: Set<string>, picture: string): Promise<void> => {
    while (!pictures.has(picture)) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  test('goes from publisher to player until it is stopped', async () => {
    const [performer, fan, thief] = [await connect(), await connect(), await connect()];
    await performer.publish('show', 'a stage');
    expect(await performer.waitFor('publish_started')).toMatchObject({ streamId: 'show' });
    expect([media.isPublishing('show'), streamEvents]).toEqual([true, ['show started']]);
    expect(await hls('show.m3u8')).toBe(503);
    expect(await hls('show_adaptive.m3u8')).toBe(404);

    await seen(await fan.play('show'), 'a stage');
    thief.log({ command: 'publish', streamId: 'show' });
    expect(await thief.waitFor('error')).toMatchObject({ definition: 'streamIdInUse' });

    performer.log({ command: 'stop', streamId: 'show' });
    await performer.waitFor('publish_finished');
    await fan.waitFor('play_finished');
    expect([media.isPublishing('show'), streamEvents]).toEqual([false, ['show started', 'show ended']]);
    expect(await hls('show.m3u8')).toBe(404);
  });

  test('ends some seconds after its publisher vanished, unless one returns', async () => {
    const [performer, fan, again] = [await connect(), await connect(), await connect()];
    await performer.publish('show', 'first');
    await performer.waitFor('publish_started');
    const pictures = await fan.play('show');
    // Time stands still, so that however slow the machine is, the second publisher is not too late.
    const stopped = new Date();
    now = () => stopped;
    await performer.close();
    await again.publish('show', 'second');
    await seen(pictures, 'second');
    expect(streamEvents).toEqual(['show started']);

    await again.close();
    now = () => new Date(Date.now() + 10_000);
    await fan.waitFor('play_finished');
    expect([media.isPublishing('show'), streamEvents]).toEqual([false, ['show started', 'show ended']]);
  });

  test('can be ended for everybody', async () => {
    const performer = await connect();
    await performer.publish('show', 'a stage');
    await performer.waitFor('publish_started');
    media.endStream('show');
    await performer.waitFor('publish_finished');
    expect(media.isPublishing('show')).toBe(false);
  });
});
