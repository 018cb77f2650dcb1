import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { randomFrom } from '@sandbox/media/random';
import { watchCart } from '@/store/cart/cart.saga';
import { mirroredCart } from '@/store/cart/cart.mirror';
import { cartCleared, itemsAdded, itemsRemoved, quantityChanged, removalRequested } from '@/store/cart/cart.slice';
import { createMirror } from '@/store/device/mirror';
import { noPorts, type Notice } from '@/store/ports';
import { rootReducer } from '@/store/root-reducer';
import { appReset, loggedIn, loggedOut, pageMounted } from '@/store/session/session.actions';
import { cases } from '../../setup/exhaustive';
import { createDevice } from './tab';

/*
 * The cart of spec §4 as a plain list, compared with the real one: up to three tabs of one device, reloads, logins, and
 * other programs that write garbage into its storage. After every step, all tabs must match the list.
 */

const SEQUENCES = cases(250, 2000);
const STEPS = 14;

interface Line {
  _id: string;
  quantity: number;
}

const IDS = ['p1', 'p2', 'p3', 'p4', 'p5'];
const QUANTITIES = [null, 1, 2, 3, 7, 40, 0, -2, 1.5, Number.NaN, Number.POSITIVE_INFINITY];
const DAMAGE = [
  '',
  '{',
  'null',
  '7',
  '"cart"',
  '{"items":[]}',
  '[1,null,"p1",[]]',
  '[{"quantity":3}]',
  '[{"_id":"p1","quantity":"2"},{"_id":"p2","quantity":3}',
  '[{"_id":"p1","quantity":"2"},{"_id":"p2","quantity":3},{"_id":"p1","quantity":9}]',
  '[{"_id":"","quantity":1},{"_id":"p3","quantity":-1},{"_id":"p4","quantity":1e300,"price":"free"}]',
  '[{"_id":7},{"_id":"p5","quantity":2,"extra":{"a":1}}]',
];

/** A quantity as in the specification: an integer from 1 up, 1 if missing. */
const whole = (quantity: unknown): number =>
  Number.isSafeInteger(quantity) && Number(quantity) > 0 ? Number(quantity) : 1;

/** The usable lines of a stored text: those with an id, the first of each. */
function usable(text: string): Line[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return [];
  }
  const lines: Line[] = [];
  for (const entry of Array.isArray(list) ? (list as Partial<Line>[]) : []) {
    const id: unknown = entry?._id;
    if (typeof id !== 'string' || id === '' || lines.some(({ _id }) => _id === id)) continue;
    lines.push({ _id: id, quantity: whole(entry.quantity) });
  }
  return lines;
}

type Tab = ReturnType<typeof openTab>;

/** The cart of a tab with its storage and nothing else, because the test opens tens of thousands. */
function openTab(device: ReturnType<typeof createDevice>) {
  const notices: Notice[] = [];
  const ports = {
    ...noPorts,
    notify(notice: Notice) {
      notices.push(notice);
      return () => undefined;
    },
    storage: device.openStorage(),
  };
  const sagas = createSagaMiddleware({ context: { ports, sessionToken: { get: () => null } } });
  const copy = createMirror(mirroredCart, ports.storage);
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ thunk: false, immutableCheck: false, serializableCheck: false, actionCreatorCheck: false }).concat([
        copy.middleware,
        sagas,
      ]),
    devTools: false,
  });
  const task = sagas.run(watchCart);
  store.dispatch(pageMounted());
  const stop = () => {
    task.cancel();
    copy.stop();
  };
  return { notices, dispatch: store.dispatch, cart: () => store.getState().cart, stop };
}

function play(seed: number): void {
  const random = randomFrom(`cart/${seed}`);
  const { pick } = random;
  const device = createDevice();
  let tabs = [openTab(device)];
  let list: Line[] = [];
  /** Removals that the tab offers to undo. */
  let undos: { tab: Tab; line: Line; index: number; notice: number }[] = [];
  const done: string[] = [];

  const close = (tab: Tab) => {
    tab.stop();
    tabs = tabs.filter((other) => other !== tab);
    undos = undos.filter((undo) => undo.tab !== tab);
  };
  /** A new tab loads what the device stores, damaged or not, and the others follow. */
  const arrive = () => {
    list = usable(device.texts.get('cart') ?? '[]');
    tabs.push(openTab(device));
  };

  const steps: Record<string, (tab: Tab) => void> = {
    add(tab) {
      const added = Array.from({ length: random.whole(1, 2) }, () => ({
        _id: pick(IDS),
        quantity: pick(QUANTITIES) ?? undefined,
      }));
      tab.dispatch(itemsAdded(added));
      const isNew = added.every(
        ({ _id }, index) =>
          !list.some((line) => line._id === _id) && !added.slice(0, index).some((other) => other._id === _id),
      );
      if (isNew) list = [...list, ...added.map(({ _id, quantity }) => ({ _id, quantity: whole(quantity) }))];
    },
    change(tab) {
      const changed = { _id: pick(IDS), quantity: pick(QUANTITIES) ?? undefined };
      tab.dispatch(quantityChanged(changed));
      list = list.map((line) => (line._id === changed._id ? { ...line, quantity: whole(changed.quantity) } : line));
    },
    remove(tab) {
      const gone = [{ _id: pick(IDS) }, { _id: pick(IDS) }];
      tab.dispatch(itemsRemoved(gone));
      list = list.filter((line) => !gone.some(({ _id }) => _id === line._id));
    },
    removeWithUndo(tab) {
      const _id = pick(IDS);
      const index = list.findIndex((line) => line._id === _id);
      const line = list[index];
      tab.dispatch(removalRequested({ _id, name: _id }));
      if (!line) return;
      undos.push({ tab, line, index, notice: tab.notices.length - 1 });
      list = list.filter((other) => other !== line);
    },
    undo() {
      const undo = undos.pop();
      if (!undo) return;
      undo.tab.notices[undo.notice]?.action?.run();
      if (!list.some(({ _id }) => _id === undo.line._id))
        list = [...list.slice(0, undo.index), undo.line, ...list.slice(undo.index)];
    },
    clear(tab) {
      tab.dispatch(cartCleared());
      list = [];
    },
    reset(tab) {
      tab.dispatch(appReset());
      list = [];
    },
    /** The cart stays. Pending undo offers belonged to another visitor. */
    changeVisitor(tab) {
      tab.dispatch(pick([loggedIn(), loggedOut()]));
      undos = undos.filter((undo) => undo.tab !== tab);
    },
    reload(tab) {
      close(tab);
      arrive();
    },
    openAnother() {
      if (tabs.length < 3) arrive();
    },
    closeOne(tab) {
      if (tabs.length > 1) close(tab);
    },
    /** Another program writes, and the tabs receive the event. */
    damage() {
      const text = pick(DAMAGE);
      const before = device.texts.get('cart');
      device.openStorage().writeText('cart', text);
      if (text !== before) list = usable(text);
    },
    /** The storage is damaged, and no tab notices before the next change or visit. */
    rot() {
      device.texts.set('cart', pick(DAMAGE));
    },
  };
  const names = [...Object.keys(steps), 'add', 'add', 'change', 'remove', 'undo'];

  for (let step = 0; step < STEPS; step++) {
    const name = pick(names);
    const tab = pick(tabs);
    done.push(`${name}@${tabs.indexOf(tab)}`);
    steps[name]?.(tab);
    for (const { cart } of tabs) {
      const { items, total } = cart();
      const held = { lines: items.map(({ _id, quantity }) => ({ _id, quantity })), total, after: done.join(' ') };
      expect(held).toEqual({
        lines: list,
        total: list.reduce((sum, { quantity }) => sum + quantity, 0),
        after: done.join(' '),
      });
    }
  }
  tabs.forEach(({ stop }) => stop());
}

test('random cart histories match the specification', () => {
  for (let seed = 0; seed < SEQUENCES; seed++) play(seed);
});
