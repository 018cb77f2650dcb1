import { http, HttpResponse } from 'msw';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '@/lib/http/errors';
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
import { API, fan, openTab, testApi } from '../tab';

const api = testApi();

interface Draft {
  title: string;
}

const films: UploadKind<Draft> = {
  name: 'film',
  restore: ({ name }) => ({ title: name }),
  send: ({ videos }, file, { title }, options) => videos.upload({ title, video: file }, options),
  save: ({ videos }, id, { title }, _saved, options) => videos.updateOwn(id, { title }, options),
};

const UPLOAD = '/performer/assets/videos/upload';

/** A server that holds uploads until they are released. Records their titles. */
function slowServer() {
  const received: string[] = [];
  const gates: ((answer: Response) => void)[] = [];
  api.server.use(
    http.post(API + UPLOAD, async ({ request }) => {
      received.push(String((await request.formData()).get('title')));
      return new Promise<Response>((resolve) => gates.push(resolve));
    }),
  );
  const record = (id: string) => HttpResponse.json({ status: 0, data: { _id: id } });
  return { came: received, gates, letThrough: (index: number, id = `video-${index}`) => gates[index]?.(record(id)) };
}

const job = (id: string) => ({
  id,
  group: 'films',
  kind: films,
  file: new File(['0123456789'], `${id}.mp4`),
  draft: { title: id },
});
const ask = (...ids: string[]) => uploadsRequested({ owner: fan._id, jobs: ids.map(job) });

/** A performer's tab. `comeBack` restores the connection. */
function studio() {
  const tab = openTab({ token: 'good' });
  tab.dispatch(currentUserLoaded(fan));
  const entry = (id: string): UploadEntry => {
    const found = tab.state().upload.entries[id];
    if (!found) throw new Error(`${id} is not in the queue.`);
    return found;
  };
  const step = (id: string) => tab.state().upload.entries[id]?.step;
  return {
    ...tab,
    entry,
    step,
    untilStep: (id: string, wanted: string) => tab.until(({ upload }) => upload.entries[id]?.step === wanted),
  };
}

/** Waits for a condition outside the state. */
async function until(so: () => boolean): Promise<void> {
  for (let waited = 0; !so(); waited += 10) {
    if (waited > 10_000) throw new Error('It never came to be so.');
    await pause(10);
  }
}

test('two files upload at a time, the next when one is complete, each with its record', async () => {
  const { dispatch, entry, step, untilStep, state } = studio();
  const server = slowServer();
  dispatch(ask('one', 'two', 'three'));
  await until(() => server.came.length === 2);
  expect(step('three')).toBe('waiting');
  expect(wouldLose(state().upload)).toBe(true);

  server.letThrough(0);
  await untilStep('one', 'done');
  await until(() => server.came.length === 3);
  server.letThrough(1);
  server.letThrough(2);
  await untilStep('three', 'done');
  expect(['one', 'two', 'three'].map((id) => entry(id).recordId)).toEqual(['video-0', 'video-1', 'video-2']);
  expect(getSummary(state().upload)).toMatchObject({ count: 3, done: 3, active: 0, percent: 100 });
  expect(wouldLose(state().upload)).toBe(false);
});

test('text typed during an upload is sent after it, and later changes when saved', async () => {
  const { dispatch, untilStep, until: untilState } = studio();
  const server = slowServer();
  const saved: string[] = [];
  api.server.use(
    http.put(`${API}/performer/assets/videos/:id`, async ({ request, params }) => {
      saved.push(`${String(params.id)} ${String((await request.formData()).get('title'))}`);
      return HttpResponse.json({ status: 0, data: { _id: params.id } });
    }),
  );
  dispatch(ask('one'));
  await until(() => server.came.length === 1);
  dispatch(draftChanged({ id: 'one', patch: { title: 'Evening' } }));
  server.letThrough(0);
  await untilStep('one', 'done');
  expect(server.came).toEqual(['one']);
  expect(saved).toEqual(['video-0 Evening']);

  dispatch(draftChanged({ id: 'one', patch: { title: 'Night' } }));
  expect(wouldLose((await untilState(() => true)).upload)).toBe(true);
  dispatch(saveRequested({ id: 'one' }));
  await until(() => saved.length === 2);
  expect((await untilStep('one', 'done')).upload.entries.one?.savedRevision).toBe(2);
  expect(saved[1]).toBe('video-0 Night');
});

test("a refusal shows the server's message, keeps the text, and stops no other upload; the retry sends the new text", async () => {
  const { dispatch, entry, untilStep } = studio();
  const server = slowServer();
  dispatch(ask('one', 'two'));
  await until(() => server.came.length === 2);
  server.gates[0]?.(
    HttpResponse.json(
      { message: [{ property: 'title', constraints: { taken: 'This title is taken.' } }] },
      { status: 422 },
    ),
  );
  await untilStep('one', 'failed');
  expect(entry('one').error).toMatchObject({
    status: 422,
    message: 'This title is taken.',
    constraints: { title: 'This title is taken.' },
  });
  server.letThrough(1);
  await untilStep('two', 'done');

  dispatch(draftChanged({ id: 'one', patch: { title: 'Another' } }));
  dispatch(uploadsResumed(['one']));
  await until(() => server.came.length === 3);
  expect(server.came[2]).toBe('Another');
  server.letThrough(2);
  await untilStep('one', 'done');
});

test('an uploaded file whose text is refused retries the text only', async () => {
  const { dispatch, entry, untilStep } = studio();
  const server = slowServer();
  api.refuses('put', '/performer/assets/videos/video-0', 400, { message: 'The price is too high.' });
  dispatch(ask('one'));
  await until(() => server.came.length === 1);
  dispatch(draftChanged({ id: 'one', patch: { title: 'Dear' } }));
  server.letThrough(0);
  await untilStep('one', 'failed');
  expect(entry('one')).toMatchObject({ recordId: 'video-0', error: { message: 'The price is too high.' } });

  api.answers('put', '/performer/assets/videos/video-0', { _id: 'video-0' });
  dispatch(uploadsResumed(['one']));
  await untilStep('one', 'done');
  expect(server.came).toHaveLength(1);
});

test('a lost connection is retried automatically, with the same key and text', async () => {
  const { dispatch, untilStep } = studio();
  const keys: (string | null)[] = [];
  const titles: string[] = [];
  api.server.use(
    http.post(API + UPLOAD, async ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      titles.push(String((await request.formData()).get('title')));
      return keys.length === 1 ? HttpResponse.error() : HttpResponse.json({ status: 0, data: { _id: 'video' } });
    }),
  );
  api.answers('put', '/performer/assets/videos/video', { _id: 'video' });
  dispatch(ask('one'));
  await untilStep('one', 'retrying');
  dispatch(draftChanged({ id: 'one', patch: { title: 'Meanwhile' } }));
  await pause(2100);
  await untilStep('one', 'done');
  expect(titles).toEqual(['one', 'one']);
  expect(keys).toEqual(['one', 'one']);
});

test('a connection lost while the text is saved retries only the text', async () => {
  const { dispatch, entry, untilStep } = studio();
  const server = slowServer();
  let saves = 0;
  api.server.use(
    http.put(`${API}/performer/assets/videos/:id`, () => {
      saves += 1;
      return saves === 1 ? HttpResponse.error() : HttpResponse.json({ status: 0, data: { _id: 'video-0' } });
    }),
  );
  dispatch(ask('one'));
  await until(() => server.came.length === 1);
  dispatch(draftChanged({ id: 'one', patch: { title: 'Evening' } }));
  server.letThrough(0);
  await untilStep('one', 'retrying');
  expect(entry('one').recordId).toBe('video-0');
  await pause(2100);
  await untilStep('one', 'done');
  expect([saves, server.came.length]).toEqual([2, 1]);
});

test('Pause stops a file and starts the next in line; Resume restarts it; a canceled one is gone', async () => {
  const { dispatch, step, state, untilStep } = studio();
  const server = slowServer();
  dispatch(ask('one', 'two', 'three'));
  await until(() => server.came.length === 2);
  dispatch(uploadsPaused(['one']));
  await until(() => server.came.length === 3);
  expect([step('one'), step('three')]).toEqual(['paused', 'sending']);

  dispatch(uploadsDropped(['two']));
  expect(state().upload.order).toEqual(['one', 'three']);
  dispatch(uploadsResumed(['one']));
  await until(() => server.came.length === 4);
  server.letThrough(3);
  await untilStep('one', 'done');
});

test('the end of the session pauses all uploads, and login resumes them; another account sees none', async () => {
  const { dispatch, state, step, sessionToken, until: untilState } = studio();
  const server = slowServer();
  dispatch(ask('one', 'two', 'three'));
  await until(() => server.came.length === 2);
  server.gates[0]?.(HttpResponse.json({}, { status: 401 }));
  await untilState(({ upload }) => upload.order.every((id) => upload.entries[id]?.step === 'paused'));

  sessionToken.set('again', false);
  dispatch(currentUserLoaded(fan));
  dispatch(loggedIn());
  await until(() => server.came.length === 4);
  expect([step('one'), step('two'), step('three')]).toEqual(['sending', 'sending', 'waiting']);

  dispatch(currentUserLoaded({ ...fan, _id: 'somebody else' }));
  expect(state().upload.order).toEqual([]);
});

test('a logout that would lose files asks first, and drops them only then', async () => {
  const { dispatch, state, until: untilState, step } = studio();
  const server = slowServer();
  dispatch(loggedIn());
  dispatch(ask('one'));
  await until(() => server.came.length === 1);
  dispatch(logoutRequested());
  await untilState(({ upload }) => upload.isConfirmingLeave);
  dispatch(leaveAnswered(false));
  expect(step('one')).toBe('sending');
  expect(state().auth.loggedIn).toBe(true);

  dispatch(logoutRequested());
  await untilState(({ upload }) => upload.isConfirmingLeave);
  dispatch(leaveAnswered(true));
  await untilState(({ auth }) => !auth.loggedIn);
  expect(state().upload.order).toEqual([]);
});

describe('a server with resumable uploads', () => {
  /** Replaces the transport: stores the file at an address and reports its offset. The test controls each attempt. */
  function resumableKind() {
    const tries: {
      url: string | null;
      begin: (url: string, sent: number) => void;
      finish: (id: string) => void;
      fail: (error: ApiError) => void;
    }[] = [];
    const kind: UploadKind<Draft> = {
      name: 'film',
      restore: ({ name }) => ({ title: name }),
      send: (_services, _file, _draft, { resume, onProgress, signal }) =>
        new Promise((resolve, reject) => {
          signal?.addEventListener('abort', () => reject(ApiError.noAnswer({ aborted: true })));
          tries.push({
            url: resume?.url ?? null,
            begin: (url, sent) => {
              resume?.onUrl(url);
              onProgress?.({ percentage: sent * 10, sent, total: 10 });
            },
            finish: (_id) => resolve({ status: 0, data: { _id } }),
            fail: reject,
          });
        }),
    };
    return {
      tries,
      ask: (id: string) => uploadsRequested({ owner: fan._id, jobs: [{ ...job(id), kind: kind as UploadKind }] }),
    };
  }

  test('removes the sent bytes of a canceled upload, and leaves those of a finished one', async () => {
    const { dispatch, until: untilState, untilStep } = studio();
    const { tries, ask: askFor } = resumableKind();
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
    dispatch(askFor('one'));
    dispatch(askFor('two'));
    await until(() => tries.length === 2);
    tries[0]?.begin(`${API}/uploads/1`, 4);
    tries[1]?.begin(`${API}/uploads/2`, 4);
    await untilState(({ upload }) => upload.entries.two?.sent === 4);
    tries[1]?.finish('video');
    await untilStep('two', 'done');
    dispatch(uploadsDropped(['two']));
    dispatch(uploadsDropped(['one']));
    await until(() => removed.length > 0);
    expect(removed).toEqual(['1 good']);
  });

  test('reports if it has lost the first part', async () => {
    const { dispatch, entry, until: untilState } = studio();
    const { tries, ask: askFor } = resumableKind();
    dispatch(askFor('one'));
    await until(() => tries.length === 1);
    tries[0]?.begin('https://api.test/uploads/1', 4);
    await untilState(({ upload }) => upload.entries.one?.sent === 4);
    dispatch(uploadsPaused(['one']));
    dispatch(uploadsResumed(['one']));
    await until(() => tries.length === 2);
    tries[1]?.begin('https://api.test/uploads/2', 1);
    await untilState(({ upload }) => upload.entries.one?.sent === 1);
    expect(entry('one')).toMatchObject({ hasRestarted: true, resumeUrl: 'https://api.test/uploads/2' });
  });

  test('continues after the session ended and the performer logged in again', async () => {
    const { dispatch, entry, until: untilState, untilStep } = studio();
    const { tries, ask: askFor } = resumableKind();
    dispatch(askFor('one'));
    await until(() => tries.length === 1);
    tries[0]?.begin('https://api.test/uploads/1', 4);
    await untilState(({ upload }) => upload.entries.one?.sent === 4);
    tries[0]?.fail(ApiError.unauthorized({}, true));
    await untilStep('one', 'paused');
    expect(entry('one')).toMatchObject({ endedSession: true, sent: 4 });
    dispatch(currentUserLoaded(fan));
    dispatch(loggedIn());
    await until(() => tries.length === 2);
    expect(tries[1]?.url).toBe('https://api.test/uploads/1');
  });
});
