import { z } from 'zod';
import { doneData } from './envelope';
import { accountKinds, country, dateText, emailAddress, gender, newPassword, optionalText, requiredText, username } from './fields';
import type { Operations } from './operation';

export const loginBody = z.object({
  username: requiredText('Enter your user name or e-mail address.').describe('User name or e-mail address, in any case'),
  password: z.string('Enter your password.').min(6, 'The password has at least 6 characters.'),
  remember: z.boolean('Remember me is on or off.').optional(),
});
export type LoginBody = z.input<typeof loginBody>;

export const loginData = z.object({ token: z.string() });
export type LoginData = z.infer<typeof loginData>;

export const verifyEmailBody = z.object({
  source: z.union([z.string(), z.looseObject({ _id: z.string() })], 'Say whose address is to be verified.').describe('The account, or its id'),
  sourceType: z.enum(accountKinds, 'The account is a user or a performer.').optional(),
});
export type VerifyEmailBody = z.input<typeof verifyEmailBody>;

export const resendVerificationBody = z.object({ email: emailAddress });
export type ResendVerificationBody = z.input<typeof resendVerificationBody>;

export const changePasswordBody = z.object({
  password: newPassword,
  source: z.enum(accountKinds, 'The account is a user or a performer.').optional(),
  type: z.enum(['email', 'username'], 'The login goes by e-mail or by user name.').optional(),
});
export type ChangePasswordBody = z.input<typeof changePasswordBody>;

export const logoutBody = z.object({
  scope: z.enum(['this', 'others', 'all'], 'The scope is this, others or all.').default('this').describe('The session of this token, all others of the account, or all'),
});
export type LogoutBody = z.input<typeof logoutBody>;

export const forgotPasswordBody = z.object({
  email: emailAddress,
  type: z.enum(accountKinds, 'The account is a user or a performer.').optional(),
});
export type ForgotPasswordBody = z.input<typeof forgotPasswordBody>;

export const registerBody = z.object({
  email: emailAddress,
  password: newPassword,
  username,
  firstName: optionalText,
  lastName: optionalText,
  name: optionalText,
  gender: gender.optional(),
  country: country.optional(),
  subscriptionPackageId: optionalText.describe('A membership chosen on the form'),
});
export type RegisterBody = z.input<typeof registerBody>;

export const registerData = z.object({
  message: z.string().optional(),
  paymentUrl: z.string().optional().describe('Where a paid membership is paid'),
});
export type RegisterData = z.infer<typeof registerData>;

/** Text parts of the form; the documents are file parts. */
export const registerPerformerBody = z.object({
  email: emailAddress,
  password: newPassword,
  username,
  firstName: optionalText,
  lastName: optionalText,
  name: optionalText,
  gender: gender.optional(),
  country: country.optional(),
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
    summary: 'Log in as a fan or a performer. It also checks the current password before a new one is set',
    body: loginBody,
    data: loginData,
    errors: { 400: 'E-mail address not verified yet', 403: 'Account is not active', 404: 'No such account', 422: 'Wrong password' },
  },
  verifyEmail: {
    method: 'POST',
    path: '/auth/email-verification',
    auth: 'none',
    pages: ['/user/account'],
    summary: 'Send the verification mail of an account',
    body: verifyEmailBody,
    data: z.object({ message: z.string() }),
    errors: { 404: 'No such account' },
  },
  resendVerification: {
    method: 'POST',
    path: '/auth/email-verification/resend',
    auth: 'none',
    pages: ['/auth/resend-verification-email', '/auth/login'],
    summary: 'Send the verification mail of an address again',
    body: resendVerificationBody,
    data: doneData,
    errors: { 404: 'No account has this address' },
  },
  changePassword: {
    method: 'PUT',
    path: '/auth/users/me/password',
    auth: 'any',
    pages: ['/user/account', '/studio/profile'],
    summary: 'Set a new password for the own account',
    body: changePasswordBody,
    data: z.boolean(),
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    auth: 'any',
    support: 'optional',
    pages: ['/auth/logout', '/user/account', '/studio/profile'],
    summary: 'End sessions on the server, so that their tokens are refused from then on. A new password ends all other sessions as well',
    body: logoutBody,
    data: doneData,
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/users/forgot',
    auth: 'none',
    pages: ['/auth/forgot-password'],
    summary: 'Send a mail with a link to a new password',
    body: forgotPasswordBody,
    data: doneData,
    errors: { 400: 'No account has this address' },
  },
  register: {
    method: 'POST',
    path: '/auth/users/register',
    auth: 'none',
    pages: ['/auth/register'],
    summary: 'Make a fan account; answers without a token',
    body: registerBody,
    data: registerData,
    errors: { 400: 'E-mail address or user name is taken' },
  },
  registerPerformer: {
    method: 'POST',
    path: '/auth/performers/register',
    auth: 'none',
    support: 'optional',
    pages: ['/auth/performer-register'],
    summary: 'Ask for an account as a performer; it waits for the mail to be confirmed and for approval',
    body: registerPerformerBody,
    multipart: { files: ['idVerification', 'documentVerification'] },
    data: registerPerformerData,
    errors: { 400: 'E-mail address or user name is taken, younger than 18, or a document is missing or cannot be read' },
  },
} satisfies Operations;
