import type {
  ChangePasswordBody,
  ForgotPasswordBody,
  LoginBody,
  LoginData,
  LogoutBody,
  RegisterBody,
  RegisterData,
  RegisterPerformerBody,
  RegisterPerformerData,
  ResendVerificationBody,
  VerifyEmailBody,
} from '@/contract/auth';
import type { CallOptions, HttpClient, UploadOptions } from './http/http-client';

/** Accounts: logging in, registering, verifying, passwords (spec §7, Auth). */
export class AuthService {
  constructor(private readonly http: HttpClient) {}

  /**
   * Gives a token for a user name or e-mail address and a password. Throws `ApiError` with the server's message, for a 401
   * as well: nobody is logged in yet, so the call goes without a session and its 401 ends none.
   */
  login(body: LoginBody, options?: CallOptions) {
    return this.http.post<LoginData>('/auth/login', body, { ...options, anonymous: true });
  }

  /** Sends the verification mail of an account; `source` is the account or its id. */
  verifyEmail(body: VerifyEmailBody, options?: CallOptions) {
    return this.http.post<{ message: string }>('/auth/email-verification', body, options);
  }

  /** Sends the verification mail of an address again. */
  resendVerification(body: ResendVerificationBody, options?: CallOptions) {
    return this.http.post<{ success: boolean }>('/auth/email-verification/resend', body, options);
  }

  /** Sets a new password; `source` says whether a fan's or a performer's. */
  changePassword(body: ChangePasswordBody, options?: CallOptions) {
    return this.http.put<boolean>('/auth/users/me/password', body, options);
  }

  /**
   * Ends the session of the visitor's token, or of `token`, on the server; with `scope` all others of its account. Not every server offers it (404): a session
   * that was not ended is good until its time is over.
   */
  logout(body: LogoutBody, options?: CallOptions & { token?: string }) {
    return this.http.post<{ success: boolean }>('/auth/logout', body, { ...options, keepalive: true });
  }

  /** Makes ready for a log-out that must go out at once later, e.g. when the page is closed. */
  prepareLogout(): Promise<void> {
    return this.http.prepare();
  }

  /** Sends a mail with a link to a new password. */
  forgotPassword(body: ForgotPasswordBody, options?: CallOptions) {
    return this.http.post<{ success: boolean }>('/auth/users/forgot', body, options);
  }

  /** Makes a fan's account. Gives no token: a message, and `paymentUrl` when a paid membership was chosen. */
  register(body: RegisterBody, options?: CallOptions) {
    return this.http.post<RegisterData>('/auth/users/register', body, options);
  }

  /** Asks for a performer's account with both documents; it waits for its mail to be confirmed and for approval. Gives a message. */
  registerPerformer(parts: RegisterPerformerBody & { idVerification: Blob; documentVerification: Blob }, options?: UploadOptions) {
    return this.http.upload<RegisterPerformerData>('POST', '/auth/performers/register', parts, options);
  }
}
