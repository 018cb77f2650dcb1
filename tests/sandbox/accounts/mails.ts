import { randomBytes } from 'node:crypto';
import type { Context } from '../context';
import { found } from '../http/errors';
import { issueMailToken } from '../http/mail-token';
import type { Viewer } from '../http/session';
import { getCredential } from './accounts';

/** Sends the email with the verification link. `origin` is the URL of this server as the caller sees it. */
export async function sendVerificationMail(context: Context, viewer: Viewer, origin: string): Promise<void> {
  const token = await tokenFor(context, viewer, 'verify-email');
  send(
    context,
    viewer,
    'Verify your email address',
    'Open this link to verify your address. It works for 24 hours.',
    `${origin}/auth/email-verification?token=${token}`,
  );
}

/** Sends the email with the link to choose a new password. */
export async function sendPasswordMail(context: Context, viewer: Viewer, origin: string): Promise<void> {
  const token = await tokenFor(context, viewer, 'reset-password');
  send(
    context,
    viewer,
    'Choose a new password',
    'Open this link to choose a new password. It works for 24 hours.',
    `${origin}/auth/password-change?token=${token}`,
  );
}

/** Stores a message of the contact form as an email to the site team, with a `mailto:` link for the reply. */
export function sendEnquiryMail(
  { store, now }: Context,
  { name, email, message }: { name: string; email: string; message: string },
): void {
  const timestamp = now().toISOString();
  store.mails.insert({
    _id: randomBytes(12).toString('hex'),
    to: SITE_TEAM,
    subject: `Message from ${name}`,
    text: message,
    link: `mailto:${email}`,
    createdAt: timestamp,
    updatedAt: timestamp,
  });
}

const SITE_TEAM = 'team@encore.example';

const tokenFor = (
  { store, secret, now }: Context,
  viewer: Viewer,
  purpose: 'verify-email' | 'reset-password',
): Promise<string> => issueMailToken(secret, purpose, found(getCredential(store, viewer), 'This login')._id, now());

function send({ store, now }: Context, { account }: Viewer, subject: string, text: string, link: string): void {
  const time = now().toISOString();
  store.mails.insert({
    _id: randomBytes(12).toString('hex'),
    to: account.email,
    subject,
    text,
    link,
    createdAt: time,
    updatedAt: time,
  });
}
