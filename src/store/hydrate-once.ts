import type { Middleware } from '@reduxjs/toolkit';
import { stateReceived } from './session/session.actions';

/**
 * Lets the first action of the given type hydrate the store and drops all later ones: the wrapper dispatches one after
 * each navigation, with a snapshot older than what the socket has changed since.
 */
export function hydrateOnce(type: string): Middleware {
  return () => {
    let isHydrated = false;
    return (next) => (action) => {
      if (!isOfType(action, type)) return next(action);
      if (isHydrated) return action;
      isHydrated = true;
      return next(stateReceived(action.payload));
    };
  };
}

const isOfType = (action: unknown, type: string): action is { type: string; payload: object } =>
  typeof action === 'object' && action !== null && 'type' in action && action.type === type && 'payload' in action;
