import { SignJWT, jwtVerify } from 'jose';

export type MailPurpose = 'verify-email' | 'reset-password';

/** The token inside a link of a mail: says what it is for and which account, good for a day. */
export function issueMailToken(secret: Uint8Array, purpose: MailPurpose, credentialId: string, now: Date): Promise<string> {
  return new SignJWT({ purpose })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(credentialId)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + 24 * 60 * 60)
    .sign(secret);
}

/** The credential's id, or null when the token is not a good one for this purpose. */
export async function readMailToken(secret: Uint8Array, purpose: MailPurpose, token: string, now: Date): Promise<string | null> {
  const claims = await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate: now }).then(
    ({ payload }) => payload,
    () => null,
  );
  return claims?.purpose === purpose && claims.sub ? claims.sub : null;
}
