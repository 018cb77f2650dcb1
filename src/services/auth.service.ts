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
import type { CallOptions, UploadOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';

/** Accounts: logging in, registering, verifying, passwords (spec §7, Auth). */
export class AuthService {
  constructor(private readonly http: HttpClient) {}

  /**
   * Returns a token for a username or email and a password. Throws `ApiError` with the server's message. The call is
   * sent without a session, so its 401 ends none.
   */
  login(body: LoginBody, options?: CallOptions) {
    return this.http.post<LoginData>('/auth/login', body, { ...options, anonymous: true });
  }

  /** Sends the verification email of an account; `source` is the account or its id. */
  verifyEmail(body: VerifyEmailBody, options?: CallOptions) {
    return this.http.post<{ message: string }>('/auth/email-verification', body, options);
  }

  /** Resends the verification email to an email address. */
  resendVerification(body: ResendVerificationBody, options?: CallOptions) {
    return this.http.post<{ success: boolean }>('/auth/email-verification/resend', body, options);
  }

  /** Sets a new password; `source` is the kind of account (fan or performer). */
  changePassword(body: ChangePasswordBody, options?: CallOptions) {
    return this.http.put<boolean>('/auth/users/me/password', body, options);
  }

  /**
   * Ends the session of the visitor's token, or of `token`, on the server; with `scope` all others of its account.
   * Servers without this call respond with 404, and the session then stays valid until it expires.
   */
  logout(body: LogoutBody, options?: CallOptions & { token?: string }) {
    return this.http.post<{ success: boolean }>('/auth/logout', body, {
      ...options,
      keepalive: true,
      acceptsFalse: true,
    });
  }

  /** Loads what a later logout needs to be sent without delay, for example while the page closes. */
  prepareLogout(): Promise<void> {
    return this.http.prepare();
  }

  /** Sends an email with a link to set a new password. */
  forgotPassword(body: ForgotPasswordBody, options?: CallOptions) {
    return this.http.post<{ success: boolean }>('/auth/users/forgot', body, options);
  }

  /** Creates a fan account. Returns a message and, for a paid membership, `paymentUrl`, but no token. */
  register(body: RegisterBody, options?: CallOptions) {
    return this.http.post<RegisterData>('/auth/users/register', body, options);
  }

  /**
   * Requests a performer account with both documents. It is usable after the email is verified and the account
   * approved. Returns a message, or null from servers that reply without one.
   */
  registerPerformer(
    parts: RegisterPerformerBody & { idVerification: Blob; documentVerification: Blob },
    options?: UploadOptions,
  ) {
    return this.http.upload<RegisterPerformerData | null>('POST', '/auth/performers/register', parts, options);
  }
}
