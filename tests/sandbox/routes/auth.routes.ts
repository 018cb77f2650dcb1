import { randomBytes } from 'node:crypto';
import bcrypt from 'bcryptjs';
import { authOperations } from '@/contract/auth';
import type { Context } from '../context';
import {
  accountByEmail,
  accountByLogin,
  getCredential,
  insertCredential,
  requireFreeLogin,
} from '../accounts/accounts';
import { setPassword } from '../accounts/password';
import { registerPerformer } from '../accounts/register-performer';
import { sendPasswordMail, sendVerificationMail } from '../accounts/mails';
import { HASH_ROUNDS } from '../db/load-seed';
import { badRequest, entityNotFound, forbidden, found, unprocessable } from '../http/errors';
import { route, type Route } from '../http/route';
import { endSession, endSessions, issueSession } from '../http/session';
import { settingIsOn } from '../views/settings';

/** Compared with passwords of unknown accounts. */
const NOBODYS_HASH = bcrypt.hashSync('', HASH_ROUNDS);

export function authRoutes(context: Context): Route[] {
  const { store, secret, now } = context;
  return [
    route(authOperations.login, async ({ body: { username, password, remember = false } }) => {
      const viewer = accountByLogin(store, username);
      const credential = viewer && getCredential(store, viewer);
      // One response after the same time. Otherwise, it would reveal which accounts exist.
      const isCorrect = await bcrypt.compare(password, credential?.passwordHash ?? NOBODYS_HASH);
      if (!viewer || !credential || !isCorrect) throw unprocessable('Wrong username, email or password.');
      const { status, verifiedEmail } = viewer.account;
      if (status === 'inactive') throw forbidden('This account isn’t active.');
      const mustVerify =
        settingIsOn(store, 'requireEmailVerification') || (viewer.source === 'performer' && status !== 'active');
      if (mustVerify && !verifiedEmail) throw badRequest('Verify your email address first.');
      if (viewer.source === 'performer' && status !== 'active')
        throw forbidden('Your account is under review. We’ll email you when it’s approved.');
      return { token: await issueSession(secret, credential, remember, now()) };
    }),

    route(authOperations.register, async ({ body, origin }) => {
      const { email, username } = requireFreeLogin(store, body);
      const { firstName = '', lastName = '', gender = '', country = '' } = body;
      const timestamp = now().toISOString();
      const account = {
        _id: randomBytes(12).toString('hex'),
        createdAt: timestamp,
        updatedAt: timestamp,
        name: body.name || `${firstName} ${lastName}`.trim() || username,
        username,
        firstName,
        lastName,
        email,
        avatar: '',
        phone: '',
        phoneCode: '',
        gender,
        country: country.toUpperCase(),
        languages: [],
        status: settingIsOn(store, 'requireEmailVerification')
          ? ('pending-email-confirmation' as const)
          : ('active' as const),
        roles: ['user'],
        verifiedEmail: false,
        balance: 0,
        isOnline: false,
        stats: { totalSubscriptions: 0, totalTokenSpent: 0, totalViewTime: 0 },
      };
      const passwordHash = await bcrypt.hash(body.password, HASH_ROUNDS);
      store.atomically(() => {
        store.users.insert(account);
        insertCredential(store, 'user', account, passwordHash);
      });
      await sendVerificationMail(context, { source: 'user', account }, origin);
      return { message: 'Your account has been created. We’ve emailed you a link to verify your address.' };
    }),

    route(authOperations.registerPerformer, (call) => registerPerformer(context, call)),

    route(authOperations.verifyEmail, async ({ body: { source, sourceType = 'user' }, origin }) => {
      const id = typeof source === 'string' ? source : source._id;
      const account = sourceType === 'user' ? store.users.get(id) : store.performers.get(id);
      const viewer = accountByEmail(store, sourceType, found(account, 'This account').email);
      await sendVerificationMail(context, found(viewer, 'This account'), origin);
      return { message: 'We’ve emailed you a link to verify your address.' };
    }),

    route(authOperations.resendVerification, async ({ body: { email }, origin }) => {
      const viewer = found(
        accountByEmail(store, 'user', email) ?? accountByEmail(store, 'performer', email),
        'This account',
      );
      if (viewer.account.verifiedEmail) throw badRequest('This email address is already verified.');
      await sendVerificationMail(context, viewer, origin);
      return { success: true };
    }),

    route(authOperations.forgotPassword, async ({ body: { email, type = 'user' }, origin }) => {
      const viewer = accountByEmail(store, type, email);
      if (!viewer) throw badRequest('No account uses this email address.');
      await sendPasswordMail(context, viewer, origin);
      return { success: true };
    }),

    route(authOperations.changePassword, async ({ body: { password, source }, viewer, session }) => {
      if (source !== undefined && source !== viewer.source) throw entityNotFound('This login');
      await setPassword(context, found(getCredential(store, viewer), 'This login'), password, session);
      return true;
    }),

    route(authOperations.logout, ({ body: { scope }, viewer, session }) => {
      const credential = found(getCredential(store, viewer), 'This login');
      if (scope === 'this' && session) endSession(store, credential, session, now());
      if (scope !== 'this') endSessions(store, credential, scope === 'others' ? session : null);
      return { success: true };
    }),
  ];
}
