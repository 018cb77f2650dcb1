import { call } from 'redux-saga/effects';
import { ofVisitor, type Saga } from '../saga';

type LetGo = () => void;

/** Takes a subject for this press: null when another tab, or another press in this one, has it. */
export function* takeSubject(account: string, subject: string): Saga<LetGo | null> {
  const { hold } = yield* ofVisitor('ports');
  return (yield call(hold, `payment/${account}/${subject}`)) as LetGo | null;
}
