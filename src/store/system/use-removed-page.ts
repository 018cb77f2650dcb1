import { useCallback } from 'react';
import { ApiError } from '@/lib/http/errors';
import { useAppDispatch } from '../hooks';
import { notFoundRaised } from './system.slice';

/**
 * Runs a call about the subject of the page. If the server responds that it no longer exists, the visitor goes to
 * `/404`.
 */
export function useRemovedPage(): <T>(call: () => Promise<T>) => Promise<T> {
  const dispatch = useAppDispatch();
  return useCallback(
    async (call) => {
      try {
        return await call();
      } catch (error) {
        if (error instanceof ApiError && [404, 410].includes(error.status)) dispatch(notFoundRaised(error));
        throw error;
      }
    },
    [dispatch],
  );
}
