import { http, HttpResponse } from 'msw';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '@/lib/http/errors';
import { settingsLoaded } from '@/store/settings/settings.slice';
import { loggedIn, logoutRequested, currentUserLoaded } from '@/store/session/session.actions';
import { getSummary } from '@/store/upload/upload.selectors';
import { saveRequested, uploadsDropped, uploadsPaused, uploadsResumed } from '@/store/upload/upload.slice';
import {
  draftChanged,
  leaveAnswered,
  uploadsRequested,
  wouldLose,
  type UploadEntry,
  type UploadKind,
} from '@/store/upload/upload.state';
import { timerHolder } from '../../../setup/timer-holder';
import { API, fan, openTab, testApi } from '../tab';

const api = testApi();
const timers = timerHolder();

/** The delay before the first retry after a lost connection. */
const FIRST_PAUSE_MS = 2000;

interface Draft {
  title: string;
}

const films: UploadKind<Draft> = {
  name: 'film',
  restore: ({ name }) => ({ title: name }),
  send: ({ videos }, file, { title }, options) => videos.upload({ title, video: file }, options),
  save: ({ videos }, id, { title }, _saved, options) => videos.updateOwn(id, { title }, options),
};

const ID = 'video-0';
const OWN_VIDEO = '/performer/assets/videos/:id';

const job = (id: string) => ({
  id,
  group: 'films',
  kind: films,
  file: new File(['0123456789'], `${id}.mp4`),
  draft: { title: id },
});

/** Waits for a condition outside the state. */
async function until(so: () => boolean): Promise<void> {
  for (let waited = 0; !so(); waited += 10) {
    if (waited > 60_000) throw new Error('It never came to be so.');
    await pause(10);
  }
}

/** A performer's tab, and a server that receives the titles of uploads and holds each until the test responds. */
function studio({ isKeyHonored = true } = {}) {
  const tab = openTab({ token: 'good' });
  tab.dispatch(settingsLoaded({ supportsIdempotencyKey: isKeyHonored }));
  tab.dispatch(currentUserLoaded(fan));
  const received: { title: string; key: string | null; respond: (response: Response) => void }[] = [];
  api.server.use(
    http.post(`${API}/performer/assets/videos/upload`, async ({ request }) => {
      const title = String((await request.formData()).get('title'));
      const key = request.headers.get('idempotency-key');
      return new Promise<Response>((respond) => received.push({ title, key, respond }));
    }),
  );
  return {
    ...tab,
    received,
    /** Requests uploads of these files and waits until the first two have arrived. */
    async upload(...ids: string[]) {
      tab.dispatch(uploadsRequested({ owner: fan._id, jobs: ids.map(job) }));
      await until(() => received.length === Math.min(ids.length, 2));
    },
    accept: (index: number) =>
      received[index]?.respond(HttpResponse.json({ status: 0, data: { _id: `video-${index}` } })),
    type: (title: string) => tab.dispatch(draftChanged({ id: 'one', patch: { title } })),
    entry(id: string): UploadEntry {
      const found = tab.state().upload.entries[id];
      if (!found) throw new Error(`${id} is not in the queue.`);
      return found;
    },
    steps: () => Object.values(tab.state().upload.entries).map((entry) => entry?.step),
    untilStep: (id: string, step: string) => tab.until(({ upload }) => upload.entries[id]?.step === step),
  };
}

/** A server that saves changed titles, or responds to the first change with `first`. */
function saveTitles(first?: () => Response) {
  const saved: string[] = [];
  api.server.use(
    http.put(API + OWN_VIDEO, async ({ request, params }) => {
      saved.push(`${String(params.id)} ${String((await request.formData()).get('title'))}`);
      return first && saved.length === 1 ? first() : HttpResponse.json({ status: 0, data: { _id: params.id } });
    }),
  );
  return saved;
}

test('two files upload at a time, the next when one is complete, each with its record', async () => {
  const { upload, received, accept, entry, steps, untilStep, state } = studio();
  await upload('one', 'two', 'three');
  expect(steps()).toEqual(['sending', 'sending', 'waiting']);
  expect(wouldLose(state().upload)).toBe(true);

  accept(0);
  await untilStep('one', 'done');
  await until(() => received.length === 3);
  accept(1);
  accept(2);
  await untilStep('three', 'done');
  expect(['one', 'two', 'three'].map((id) => entry(id).recordId)).toEqual(['video-0', 'video-1', 'video-2']);
  expect(getSummary(state().upload)).toMatchObject({ count: 3, done: 3, active: 0, percent: 100 });
  expect(wouldLose(state().upload)).toBe(false);
});

test('text typed during an upload is sent after it, and later changes when saved', async () => {
  const { upload, received, accept, type, dispatch, entry, untilStep, state } = studio();
  const saved = saveTitles();
  await upload('one');
  type('Evening');
  accept(0);
  await untilStep('one', 'done');
  expect(received.map(({ title }) => title)).toEqual(['one']);
  expect(saved).toEqual(['video-0 Evening']);

  type('Night');
  expect(wouldLose(state().upload)).toBe(true);
  dispatch(saveRequested({ id: 'one' }));
  await until(() => saved.length === 2);
  await untilStep('one', 'done');
  expect(entry('one').savedRevision).toBe(2);
  expect(saved[1]).toBe('video-0 Night');
});

test("a refusal shows the server's message, keeps the text, and stops no other upload; the retry sends the new text", async () => {
  const { upload, received, accept, type, dispatch, entry, untilStep } = studio();
  await upload('one', 'two');
  const message = [{ property: 'title', constraints: { taken: 'This title is taken.' } }];
  received[0]?.respond(HttpResponse.json({ message }, { status: 422 }));
  await untilStep('one', 'failed');
  expect(entry('one').error).toMatchObject({
    status: 422,
    message: 'This title is taken.',
    constraints: { title: 'This title is taken.' },
  });
  accept(1);
  await untilStep('two', 'done');

  type('Another');
  dispatch(uploadsResumed(['one']));
  await until(() => received.length === 3);
  expect(received[2]?.title).toBe('Another');
  accept(2);
  await untilStep('one', 'done');
});

test('an uploaded file whose text is refused retries the text only', async () => {
  const { upload, received, accept, type, dispatch, entry, untilStep } = studio();
  saveTitles(() => HttpResponse.json({ message: 'The price is too high.' }, { status: 400 }));
  await upload('one');
  type('Dear');
  accept(0);
  await untilStep('one', 'failed');
  expect(entry('one')).toMatchObject({ recordId: ID, error: { message: 'The price is too high.' } });

  dispatch(uploadsResumed(['one']));
  await untilStep('one', 'done');
  expect(received).toHaveLength(1);
});

test('a lost connection is retried automatically, with the same key and text', async () => {
  const { upload, received, accept, type, untilStep } = studio();
  saveTitles();
  timers.hold(FIRST_PAUSE_MS);
  await upload('one');
  received[0]?.respond(HttpResponse.error());
  await untilStep('one', 'retrying');
  type('Meanwhile');
  timers.fire();
  await until(() => received.length === 2);
  accept(1);
  await untilStep('one', 'done');
  expect(received.map(({ title, key }) => [title, key])).toEqual(Array(2).fill(['one', 'one']));
});

test('a lost response is not followed by a second file if the server ignores keys, but Retry sends one', async () => {
  const { upload, received, accept, dispatch, entry, untilStep } = studio({ isKeyHonored: false });
  await upload('one');
  received[0]?.respond(HttpResponse.error());
  await untilStep('one', 'failed');
  expect(entry('one').error?.message).toMatch(/^The server didn’t respond\./);
  dispatch(uploadsResumed(['one']));
  await until(() => received.length === 2);
  accept(1);
  await untilStep('one', 'done');
});

test('a connection lost while the text is saved retries only the text', async () => {
  const { upload, received, accept, type, entry, untilStep, returnToTab } = studio({ isKeyHonored: false });
  const saved = saveTitles(() => HttpResponse.error());
  // Returning to the tab also loads the balance.
  api.respondsTo('get', '/users/me', fan);
  await upload('one');
  type('Evening');
  accept(0);
  await untilStep('one', 'retrying');
  expect(entry('one').recordId).toBe(ID);
  returnToTab();
  await until(() => saved.length === 2);
  await untilStep('one', 'done');
  expect(received).toHaveLength(1);
});

test('Pause stops a file and starts the next in line; Resume restarts it; a canceled one is gone', async () => {
  const { upload, received, accept, dispatch, steps, state, untilStep } = studio();
  await upload('one', 'two', 'three');
  dispatch(uploadsPaused(['one']));
  await until(() => received.length === 3);
  expect(steps()).toEqual(['paused', 'sending', 'sending']);

  dispatch(uploadsDropped(['two']));
  expect(state().upload.order).toEqual(['one', 'three']);
  dispatch(uploadsResumed(['one']));
  await until(() => received.length === 4);
  accept(3);
  await untilStep('one', 'done');
});

test('the end of the session pauses all uploads, and login resumes them; another account sees none', async () => {
  const { upload, received, dispatch, state, steps, sessionToken, until: untilState } = studio();
  await upload('one', 'two', 'three');
  received[0]?.respond(HttpResponse.json({}, { status: 401 }));
  await untilState(() => steps().every((step) => step === 'paused'));

  sessionToken.set('again', false);
  dispatch(currentUserLoaded(fan));
  dispatch(loggedIn());
  await until(() => received.length === 4);
  expect(steps()).toEqual(['sending', 'sending', 'waiting']);

  dispatch(currentUserLoaded({ ...fan, _id: 'somebody else' }));
  expect(state().upload.order).toEqual([]);
});

test('a logout that would lose files asks first, and drops them only then', async () => {
  const { upload, dispatch, state, until: untilState, steps } = studio();
  const requestLogout = async () => {
    dispatch(logoutRequested());
    await untilState(({ upload }) => upload.leaving !== null);
  };
  dispatch(loggedIn());
  await upload('one');
  await requestLogout();
  dispatch(leaveAnswered(false));
  expect([steps(), state().auth.loggedIn]).toEqual([['sending'], true]);

  await requestLogout();
  dispatch(leaveAnswered(true));
  await untilState(({ auth }) => !auth.loggedIn);
  expect(state().upload.order).toEqual([]);
});

test('a logout in another tab keeps files for the next login of the same account', async () => {
  const { upload, dispatch, device, visited, until: untilState, entry } = studio();
  dispatch(loggedIn());
  await upload('one');
  device.openStorage().writeText('session', 'out 1');
  await untilState(({ auth }) => !auth.loggedIn);
  expect([entry('one').step, visited]).toEqual(['paused', ['/login?next=%2Fvideos']]);
});

describe('a server with resumable uploads', () => {
  /** A tab whose transport stores files at a URL and reports their offset. The test controls each attempt. */
  function resumableStudio() {
    const tab = studio({ isKeyHonored: false });
    const tries: {
      url: string | null;
      begin: (path: string, sent: number) => Promise<unknown>;
      finish: (id: string) => void;
      fail: (error: ApiError) => void;
    }[] = [];
    const kind: UploadKind<Draft> = {
      ...films,
      send: (_services, _file, { title }, { resume, onProgress, signal }) =>
        new Promise((resolve, reject) => {
          signal?.addEventListener('abort', () => reject(ApiError.noResponse({ aborted: true })));
          tries.push({
            url: resume?.url ?? null,
            begin(path, sent) {
              resume?.onUrl(API + path);
              onProgress?.({ percentage: sent * 10, sent, total: 10 });
              return tab.until(({ upload }) => upload.entries[title]?.sent === sent);
            },
            finish: (_id) => resolve({ status: 0, data: { _id } }),
            fail: reject,
          });
        }),
    };
    return {
      ...tab,
      tries,
      async upload(...ids: string[]) {
        const jobs = ids.map((id) => ({ ...job(id), kind: kind as UploadKind }));
        tab.dispatch(uploadsRequested({ owner: fan._id, jobs }));
        await until(() => tries.length === ids.length);
      },
    };
  }

  test('removes the sent bytes of a canceled upload, and leaves those of a finished one', async () => {
    const { upload, tries, dispatch, untilStep } = resumableStudio();
    const removed: string[] = [];
    api.server.use(
      http.options(
        `${API}/uploads`,
        () => new HttpResponse(null, { headers: { 'Tus-Version': '1.0.0', 'Tus-Extension': 'creation,termination' } }),
      ),
      http.delete(`${API}/uploads/:id`, ({ request, params }) => {
        removed.push(`${String(params.id)} ${request.headers.get('authorization')}`);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await upload('one', 'two');
    await tries[0]?.begin('/uploads/1', 4);
    await tries[1]?.begin('/uploads/2', 4);
    tries[1]?.finish('video');
    await untilStep('two', 'done');
    dispatch(uploadsDropped(['two']));
    dispatch(uploadsDropped(['one']));
    await until(() => removed.length > 0);
    expect(removed).toEqual(['1 good']);
  });

  test('reports if it has lost the first part', async () => {
    const { upload, tries, dispatch, entry } = resumableStudio();
    await upload('one');
    await tries[0]?.begin('/uploads/1', 4);
    dispatch(uploadsPaused(['one']));
    dispatch(uploadsResumed(['one']));
    await until(() => tries.length === 2);
    await tries[1]?.begin('/uploads/2', 1);
    expect(entry('one')).toMatchObject({ hasRestarted: true, resumeUrl: `${API}/uploads/2` });
  });

  test('continues after the session ended and the performer logged in again', async () => {
    const { upload, tries, dispatch, entry, untilStep } = resumableStudio();
    await upload('one');
    await tries[0]?.begin('/uploads/1', 4);
    tries[0]?.fail(ApiError.unauthorized({}, true));
    await untilStep('one', 'paused');
    expect(entry('one')).toMatchObject({ endedSession: true, sent: 4 });
    dispatch(currentUserLoaded(fan));
    dispatch(loggedIn());
    await until(() => tries.length === 2);
    expect(tries[1]?.url).toBe(`${API}/uploads/1`);
  });

  test('retries as long as the connection stays lost, and starts with short delays again after progress', async () => {
    const { upload, tries, entry, untilStep } = resumableStudio();
    const pauses = [FIRST_PAUSE_MS, 5000, 15_000, 30_000, 60_000];
    timers.hold(...pauses);
    await upload('one');
    await tries[0]?.begin('/uploads/1', 4);
    const attempts = pauses.length + 2;
    for (let index = 0; index < attempts; index += 1) {
      tries[index]?.fail(ApiError.noResponse({}));
      await untilStep('one', 'retrying');
      timers.fire();
      await until(() => tries.length === index + 2);
    }
    expect(entry('one').tries).toBe(attempts);

    await tries[attempts]?.begin('/uploads/1', 7);
    tries[attempts]?.fail(ApiError.noResponse({}));
    await untilStep('one', 'retrying');
    expect(entry('one').tries).toBe(1);
  });
});
