import type { AxiosRequestConfig } from 'axios';
import { ApiError } from '@/lib/http/errors';
import type { AllOptions } from './call-options';
import type { HttpClientOptions } from './http-client-options';

/** Loads the account of the token. Only its 401 proves that a session is over. */
export const GET_ME = '/users/me';

/** How long a response of get-me is reused for refused reads, in ms. */
const SESSION_CHECK_MS = 30_000;
/** Longest wait of a refused read for get-me, in ms. */
const SESSION_CHECK_WAIT_MS = 5000;

/** Decides if a 401 ends the session, and reports it once per token. */
export class SessionCheck {
  private refusedToken: string | null = null;
  private latest: { token: string; at: number; isOver: Promise<boolean> } | null = null;

  constructor(
    private readonly options: HttpClientOptions,
    private readonly getMe: () => Promise<unknown>,
  ) {}

  /** True if the 401 of this call ends the session (see `HttpClientOptions.verifySession`). */
  async endsWith(
    { method, url }: AxiosRequestConfig,
    token: string | null,
    { tokenless, background }: AllOptions,
  ): Promise<boolean> {
    if (tokenless) return false;
    const isRead = method === 'GET' || background;
    // Without a token there is no session to end. If the page still shows an account, the store asks for a login.
    if (token === null) {
      if (this.options.verifySession && !isRead) this.options.onUnauthorized?.();
      return false;
    }
    if (token === this.refusedToken) return true;
    // A late 401 of an old token doesn't affect the current session.
    if (token !== this.options.token()) return false;
    if (method === 'GET' && url === GET_ME) return this.report(token);
    if (!this.options.verifySession) return false;
    return isRead ? this.isOver(token) : this.report(token);
  }

  private report(token: string): true {
    if (token !== this.refusedToken) {
      this.refusedToken = token;
      this.options.onUnauthorized?.();
    }
    return true;
  }

  /** Calls get-me once for all reads refused at about the same time. */
  private isOver(token: string): Promise<boolean> {
    const now = Date.now();
    if (this.latest?.token !== token || now - this.latest.at > SESSION_CHECK_MS) {
      const isOver = this.getMe().then(
        () => false,
        (error: unknown) => error instanceof ApiError && error.endsSession,
      );
      const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), SESSION_CHECK_WAIT_MS));
      this.latest = { token, at: now, isOver: Promise.race([isOver, timeout]) };
    }
    return this.latest.isOver;
  }
}
