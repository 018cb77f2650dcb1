import { z } from 'zod';
import { doneData } from './envelope';
import {
  accountKinds,
  country,
  dateText,
  emailAddress,
  gender,
  newPassword,
  optionalText,
  requiredText,
  username,
} from './fields';
import type { Operations } from './operation';

export const loginBody = z.object({
  username: requiredText('Enter your username or email.').describe('Username or email, case-insensitive'),
  password: z.string('Enter your password.').min(6, 'Your password must have at least 6 characters.'),
  remember: z.boolean('Remember me must be true or false.').optional(),
});
export type LoginBody = z.input<typeof loginBody>;

export const loginData = z.object({ token: z.string() });
export type LoginData = z.infer<typeof loginData>;

export const verifyEmailBody = z.object({
  source: z
    .union([z.string(), z.looseObject({ _id: z.string() })], 'Name the account to verify.')
    .describe('The account, or its id'),
  sourceType: z.enum(accountKinds, 'The account must be a user or a performer.').optional(),
});
export type VerifyEmailBody = z.input<typeof verifyEmailBody>;

export const resendVerificationBody = z.object({ email: emailAddress });
export type ResendVerificationBody = z.input<typeof resendVerificationBody>;

export const changePasswordBody = z.object({
  password: newPassword,
  source: z.enum(accountKinds, 'The account must be a user or a performer.').optional(),
  type: z.enum(['email', 'username'], 'The type must be email or username.').optional(),
});
export type ChangePasswordBody = z.input<typeof changePasswordBody>;

export const logoutBody = z.object({
  scope: z
    .enum(['this', 'others', 'all'], 'The scope must be this, others or all.')
    .default('this')
    .describe('The session of this token, all others of the account, or all'),
});
export type LogoutBody = z.input<typeof logoutBody>;

export const forgotPasswordBody = z.object({
  email: emailAddress,
  type: z.enum(accountKinds, 'The account must be a user or a performer.').optional(),
});
export type ForgotPasswordBody = z.input<typeof forgotPasswordBody>;

const accountFields = z.object({
  email: emailAddress,
  password: newPassword,
  username,
  firstName: optionalText,
  lastName: optionalText,
  name: optionalText,
  gender: gender.optional(),
  country: country.optional(),
});

export const registerBody = accountFields.extend({
  subscriptionPackageId: optionalText.describe('A membership selected in the form'),
});
export type RegisterBody = z.input<typeof registerBody>;

export const registerData = z.object({
  message: z.string().optional(),
  paymentUrl: z.string().optional().describe('URL for paying a membership'),
});
export type RegisterData = z.infer<typeof registerData>;

/** Text parts of the form; the documents are file parts. */
export const registerPerformerBody = accountFields.extend({
  phone: optionalText,
  dateOfBirth: dateText.optional(),
});
export type RegisterPerformerBody = z.input<typeof registerPerformerBody>;

export const registerPerformerData = z.object({ message: z.string() });
export type RegisterPerformerData = z.infer<typeof registerPerformerData>;

export const authOperations = {
  login: {
    method: 'POST',
    path: '/auth/login',
    aliases: ['/auth/users/login', '/auth/performers/login'],
    auth: 'none',
    pages: ['/auth/login', '/user/account', '/studio/profile'],
    summary: 'Log in as a fan or a performer. Also used to check the current password before setting a new one',
    body: loginBody,
    data: loginData,
    errors: {
      400: 'Email not verified yet',
      403: 'Account is not active',
      404: 'No such account',
      422: 'Wrong password',
    },
  },
  verifyEmail: {
    method: 'POST',
    path: '/auth/email-verification',
    auth: 'none',
    pages: ['/user/account'],
    summary: 'Send the verification email of an account',
    body: verifyEmailBody,
    data: z.object({ message: z.string() }),
    errors: { 404: 'No such account' },
  },
  resendVerification: {
    method: 'POST',
    path: '/auth/email-verification/resend',
    auth: 'none',
    pages: ['/auth/resend-verification-email', '/auth/login'],
    summary: 'Resend the verification email of an address',
    body: resendVerificationBody,
    data: doneData,
    errors: { 404: 'No account with this email' },
  },
  changePassword: {
    method: 'PUT',
    path: '/auth/users/me/password',
    auth: 'any',
    pages: ['/user/account', '/studio/profile'],
    summary: 'Set a new password for the current account',
    body: changePasswordBody,
    data: z.boolean(),
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    auth: 'any',
    support: 'optional',
    pages: ['/auth/logout', '/user/account', '/studio/profile'],
    summary:
      'End sessions on the server, so that their tokens are no longer accepted. A new password also ends all other sessions',
    body: logoutBody,
    data: doneData,
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/users/forgot',
    auth: 'none',
    pages: ['/auth/forgot-password'],
    summary: 'Send an email with a link to set a new password',
    body: forgotPasswordBody,
    data: doneData,
    errors: { 400: 'No account with this email' },
  },
  register: {
    method: 'POST',
    path: '/auth/users/register',
    auth: 'none',
    pages: ['/auth/register'],
    summary: 'Create a fan account; returns no token',
    body: registerBody,
    data: registerData,
    errors: { 400: 'Email or username is taken' },
  },
  registerPerformer: {
    method: 'POST',
    path: '/auth/performers/register',
    auth: 'none',
    support: 'optional',
    pages: ['/auth/performer-register'],
    summary: 'Request a performer account; usable after the email is verified and the account approved',
    body: registerPerformerBody,
    multipart: { files: ['idVerification', 'documentVerification'] },
    data: registerPerformerData,
    errors: { 400: 'Email or username is taken, under 18, or a document is missing or unreadable' },
  },
} satisfies Operations;
