import { call, delay, put, race, take } from 'redux-saga/effects';
import { getPath, paths } from '@/lib/page/paths';
import { fromVisitor, selected, type Saga } from '@/store/saga';
import { isSessionOver, logoutRequested } from '@/store/session/session.actions';
import { hasShowElsewhere } from '@/store/session/show-elsewhere.saga';
import { leaveAnswered, leaveRequested, wouldLose } from './upload.state';

/** Longer than a double click, and long enough for the code of the dialog. */
const AGAIN_AFTER_MS = 3000;

/** Nobody can press Log out behind the dialog, so the dialog isn't shown: its code failed to load. */
function* pressedAgain(): Saga {
  yield delay(AGAIN_AFTER_MS);
  yield take(logoutRequested);
}

/** Asks for confirmation if logging out would lose files that are uploading, or end the show of another tab. */
export function* confirmLeaving(): Saga<boolean> {
  const endsShow = yield* hasShowElsewhere();
  if (!endsShow && !(yield* selected(({ upload }) => wouldLose(upload)))) return true;
  // The question is part of the upload tray, which a tab without uploads hasn't loaded.
  yield call(() => import('./upload.slice').catch(() => undefined));
  yield put(leaveRequested({ endsShow }));
  if (!(yield* selected(({ upload }) => upload.leaving))) return true;
  const { answer, over } = (yield race({
    answer: take(leaveAnswered),
    again: call(pressedAgain),
    over: take(isSessionOver),
  })) as { answer?: ReturnType<typeof leaveAnswered>; over?: unknown };
  // The session ended by itself meanwhile: there is nothing to log out of.
  if (over) return false;
  if (!answer) yield put(leaveAnswered(true));
  const leaves = answer?.payload ?? true;
  const ports = yield* fromVisitor('ports');
  // The logout page only shows "Logging out…", so a visitor who stays needs another page.
  if (!leaves && getPath(ports.currentPath()) === paths.logout) {
    const isPerformer = yield* selected(({ auth }) => auth.authUser?.isPerformer);
    ports.navigate(isPerformer ? paths.studio : paths.home, { replace: true });
  }
  return leaves;
}
