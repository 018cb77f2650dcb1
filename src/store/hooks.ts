import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, AppStore } from './make-store';
import type { RootState } from './root-reducer';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useIsLoggedIn = (): boolean => useAppSelector(({ auth }) => auth.loggedIn);
export const useIsPerformer = (): boolean => useAppSelector(({ auth }) => auth.authUser?.isPerformer ?? false);
/** For code that needs the result of a finite saga: `store.run(loadStreamToken, …)`. */
export const useAppStore = useStore.withTypes<AppStore>();

/** For selectors that build a list: equal items count as the same list. */
export { shallowEqual } from 'react-redux';
