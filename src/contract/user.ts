import { z } from 'zod';
import { listData } from './envelope';
import { country, flag, gender, isoDate, mediaUrl, optionalText, record, slug } from './fields';
import { EVERY_PAGE, type Operations } from './operation';
import { ownPerformerSchema } from './performer';
import { listQuery, queryText, type QueryOf } from './query';

/** Public data of a fan or a performer: authors of comments and messages, members of a room. */
export const publicUserSchema = record(
  { name: z.string() },
  {
    username: slug,
    firstName: z.string(),
    lastName: z.string(),
    avatar: mediaUrl.nullable(),
    isOnline: flag,
    isPerformer: z.boolean(),
  },
);
export type PublicUser = z.infer<typeof publicUserSchema>;

/** A fan's own account. */
export const userSchema = publicUserSchema.extend({
  isPerformer: z.literal(false).optional(),
  ...z
    .object({
      cover: mediaUrl.nullable(),
      email: z.string(),
      phone: z.string(),
      phoneCode: z.string().describe('Prefix such as +44'),
      gender: z.string(),
      country: z.string(),
      languages: z.array(z.string()).describe('Language codes'),
      status: z.enum(['active', 'inactive', 'pending-email-confirmation']),
      roles: z.array(z.string()),
      verifiedEmail: z.boolean(),
      balance: z.number().describe('Tokens'),
      isSubscribed: z.boolean().describe('Has the site membership'),
      memberShipExpiredAt: isoDate.nullable(),
      isBlocked: z.boolean(),
      stats: z
        .object({
          totalSubscriptions: z.number(),
          totalViewTime: z.number(),
          totalTokenEarned: z.number(),
          totalTokenSpent: z.number(),
        })
        .partial(),
    })
    .partial().shape,
});

/** The current account: a fan, or a performer (`isPerformer` is true). */
export const currentUserSchema = z.union([ownPerformerSchema, userSchema]);
export type CurrentUser = z.infer<typeof currentUserSchema>;

/**
 * The whole form may be sent: the server keeps email and username unchanged. Body info belongs to performers; servers
 * ignore fields they don't know.
 */
export const updateUserBody = z.object({
  firstName: optionalText,
  lastName: optionalText,
  name: optionalText,
  phone: optionalText,
  phoneCode: optionalText,
  gender: gender.optional(),
  country: country.optional(),
  languages: z.array(z.string('A language must be a code.'), 'Send languages as a list of codes.').optional(),
  email: optionalText,
  username: optionalText,
  height: optionalText,
  weight: optionalText,
  eyes: optionalText,
  hair: optionalText,
  pubicHair: optionalText,
  bodyType: optionalText,
  butt: optionalText,
  ethnicity: optionalText,
  sexualOrientation: optionalText,
});
export type UpdateUserBody = z.input<typeof updateUserBody>;

export const userSearchQuery = listQuery({
  name: queryText,
  role: queryText,
  gender: queryText,
  status: queryText,
  country: queryText,
});
export type UserSearchQuery = QueryOf<typeof userSearchQuery>;

export const avatarData = z.object({ success: z.boolean().optional(), url: mediaUrl });
export type AvatarData = z.infer<typeof avatarData>;

const avatarErrors = { 400: 'No file, or not a picture' };

export const userOperations = {
  getMe: {
    method: 'GET',
    path: '/users/me',
    auth: 'any',
    pages: EVERY_PAGE,
    summary: 'The current account',
    data: currentUserSchema,
  },
  updateMe: {
    method: 'PUT',
    path: '/users',
    auth: 'any',
    pages: ['/user/account', '/studio/profile'],
    summary: 'Edit the current account',
    body: updateUserBody,
    data: currentUserSchema,
  },
  searchUsers: {
    method: 'GET',
    path: '/users/search',
    auth: 'performer',
    pages: ['/studio/profile'],
    summary: 'Find fans',
    query: userSearchQuery,
    data: listData(publicUserSchema),
  },
  viewUser: {
    method: 'GET',
    path: '/users/view/{id}',
    auth: 'any',
    pages: ['/u/[id]'],
    summary: 'The public profile of a fan',
    data: publicUserSchema,
  },
  uploadAvatar: {
    method: 'POST',
    path: '/users/avatar/upload',
    auth: 'any',
    pages: ['/user/account', '/studio/profile'],
    summary: "Set the caller's picture",
    multipart: { files: ['avatar'] },
    data: avatarData,
    errors: avatarErrors,
  },
  uploadAvatarOf: {
    method: 'POST',
    path: '/users/{id}/avatar/upload',
    auth: 'any',
    support: 'optional',
    pages: [],
    summary: 'Set the picture of an account; for its owner and administrators',
    multipart: { files: ['avatar'] },
    data: avatarData,
    errors: avatarErrors,
  },
} satisfies Operations;
