import type { ApiError } from '@/lib/http/errors';

/** A failure as plain data, so that it can travel from the server to the browser. */
export interface StoredError {
  /** HTTP status; 0 = no response. */
  status: number;
  message: string;
  /** Messages for single form fields. */
  constraints: Record<string, string>;
}

export const storedError = ({ status, message, constraints }: ApiError): StoredError => ({
  status,
  message,
  constraints: { ...constraints },
});

/** Shown where the specification leaves the reason out (spec §8, odd spelling included). */
export const TRY_LATER = 'Error occured, please try again later';

/** State of a call and its last response. */
export interface RequestState<T> {
  requesting: boolean;
  data: T | null;
  error: StoredError | null;
  success: boolean;
}

export const idleRequest = <T>(): RequestState<T> => ({ requesting: false, data: null, error: null, success: false });

export const requestingState = <T>(data: T | null = null): RequestState<T> => ({
  requesting: true,
  data,
  error: null,
  success: false,
});

export const succeededState = <T>(data: T): RequestState<T> => ({
  requesting: false,
  data,
  error: null,
  success: true,
});

export const failedState = <T>(error: StoredError): RequestState<T> => ({
  requesting: false,
  data: null,
  error,
  success: false,
});
