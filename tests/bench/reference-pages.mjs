import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure, lastLines } from '../run/failure.mjs';
import { bin, inRoot, root } from '../run/places.mjs';
import { freePort } from '../run/ports.mjs';
import { waitUntilReady, run, serve } from '../run/processes.mjs';
import { siteAt } from '../run/servers.mjs';

const CONFIG = `module.exports = {
  reactStrictMode: true,
  bundlePagesRouterDependencies: true,
  outputFileTracingRoot: ${JSON.stringify(root)},
  turbopack: { root: ${JSON.stringify(root)} },
};`;

/** Next searches parent folders for this file, where it would find that of the product. */
const NO_INSTRUMENTATION = 'export function register() {}';

/** The smallest Next app. */
const HELLO = {
  'pages/index.js': `import { createElement } from 'react';
const Page = ({ text }) => createElement('p', null, text);
Page.getInitialProps = () => ({ text: 'Hello world' });
export default Page;`,
};

/** The same page with the packages that every page of the product uses, and one antd button. */
const STACK = {
  'store.js': `import { configureStore, createSlice } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { takeLatest, put } from 'redux-saga/effects';
import { createWrapper, HYDRATE } from 'next-redux-wrapper';
export const slice = createSlice({ name: 'hello', initialState: { text: 'Hello world' }, reducers: { greeted: (state, { payload }) => { state.text = payload; } },
  extraReducers: (builder) => builder.addCase(HYDRATE, (state, action) => action.payload.hello) });
function* saga() { yield takeLatest('greetingRequested', function* () { yield put(slice.actions.greeted('Hello again')); }); }
export const wrapper = createWrapper(() => {
  const sagas = createSagaMiddleware();
  const store = configureStore({ reducer: { hello: slice.reducer }, middleware: (defaults) => defaults({ thunk: false }).concat(sagas) });
  if (typeof window !== 'undefined') sagas.run(saga);
  return store;
});`,
  'pages/_app.js': `import { createElement } from 'react';
import { Provider } from 'react-redux';
import { ConfigProvider } from 'antd';
import { wrapper } from '../store';
export default function App({ Component, ...rest }) {
  const { store, props } = wrapper.useWrappedStore(rest);
  return createElement(Provider, { store }, createElement(ConfigProvider, { theme: { zeroRuntime: true } }, createElement(Component, props.pageProps)));
}`,
  'pages/index.js': `import { createElement } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from 'antd';
import { wrapper } from '../store';
function Page() {
  const dispatch = useDispatch();
  return createElement(Button, { onClick: () => dispatch({ type: 'greetingRequested' }) }, useSelector((state) => state.hello.text));
}
Page.getInitialProps = wrapper.getInitialPageProps(() => () => ({}));
export default Page;`,
};

const REFERENCES = { 'hello world': HELLO, 'same stack, one antd button': STACK };

/** The reference apps, smallest first. Limits are multiples of their figures. */
export const REFERENCE_NAMES = Object.keys(REFERENCES);

/** Hashes everything that the build of a reference app depends on. */
const getStamp = (files) =>
  createHash('sha256')
    .update(JSON.stringify(files))
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex');

const stampIn = (folder) => (existsSync(join(folder, 'stamp')) ? readFileSync(join(folder, 'stamp'), 'utf8') : '');

/** Writes and builds a reference app, unless it exists. Returns its folder, ready for `next start`. */
async function buildReference(name) {
  const folder = inRoot('node_modules/.cache/encore/bench', name.replace(/\W+/g, '-'));
  const files = {
    'next.config.js': CONFIG,
    'package.json': '{ "private": true }',
    'instrumentation.js': NO_INSTRUMENTATION,
    ...REFERENCES[name],
  };
  const stamp = getStamp(files);
  if (stampIn(folder) === stamp) return folder;
  rmSync(folder, { recursive: true, force: true });
  for (const [path, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  const { code, output } = await run([bin('next'), 'build', folder], {
    env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Failure(`The page "${name}" to compare with could not be built.`, lastLines(output));
  writeFileSync(join(folder, 'stamp'), stamp);
  return folder;
}

/** Starts a reference app. */
export async function startReference(name) {
  const folder = await buildReference(name);
  const port = await freePort();
  const server = serve(name, [bin('next'), 'start', folder, '--hostname', '127.0.0.1', '--port', String(port)], {
    env: { NODE_ENV: 'production' },
  });
  await waitUntilReady(server, siteAt(port), 60);
  return { name, url: siteAt(port), pid: server.pid, stop: server.stop };
}
