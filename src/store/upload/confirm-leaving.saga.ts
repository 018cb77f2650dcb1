import { put, race, take } from 'redux-saga/effects';
import { getPath, paths } from '@/lib/page/paths';
import { fromVisitor, selected, type Saga } from '@/store/saga';
import { isSessionOver } from '@/store/session/session.actions';
import { leaveAnswered, leaveRequested, wouldLose } from './upload.state';

/** Asks for confirmation if leaving would lose files that are uploading. */
export function* confirmLeaving(): Saga<boolean> {
  if (!(yield* selected(({ upload }) => wouldLose(upload)))) return true;
  yield put(leaveRequested());
  const { answer } = (yield race({ answer: take(leaveAnswered), over: take(isSessionOver) })) as {
    answer?: ReturnType<typeof leaveAnswered>;
  };
  // The session ended by itself meanwhile: there is nothing to log out of.
  if (!answer) return false;
  const { payload: leaves } = answer;
  const ports = yield* fromVisitor('ports');
  // The logout page only shows "Logging out…", so a visitor who stays needs another page.
  if (!leaves && getPath(ports.currentPath()) === paths.logout) ports.navigate(paths.studio, { replace: true });
  return leaves;
}
