import { SignJWT, jwtVerify } from 'jose';

export type MailPurpose = 'verify-email' | 'reset-password';

/** The token in an email link: holds its purpose and account, and is valid for a day. */
export function issueMailToken(
  secret: Uint8Array,
  purpose: MailPurpose,
  credentialId: string,
  now: Date,
): Promise<string> {
  return new SignJWT({ purpose })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(credentialId)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + 24 * 60 * 60)
    .sign(secret);
}

/** Returns the credential id, or null if the token is not valid for this purpose. */
export async function readMailToken(
  secret: Uint8Array,
  purpose: MailPurpose,
  token: string,
  now: Date,
): Promise<string | null> {
  const claims = await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate: now }).then(
    ({ payload }) => payload,
    () => null,
  );
  return claims?.purpose === purpose && claims.sub ? claims.sub : null;
}
