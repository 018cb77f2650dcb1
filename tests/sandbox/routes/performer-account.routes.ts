import { performerOperations } from '@/contract/performer';
import type { Context } from '../context';
import { accountByLogin, getCredential } from '../accounts/accounts';
import { isMinor } from '../accounts/age';
import { dropOldDocuments, keepOwnFile } from '../accounts/own-files';
import { setPassword } from '../accounts/password';
import { badRequest, forbidden, found, HttpError, invalidField } from '../http/errors';
import { route, type Route } from '../http/route';
import type { Viewer } from '../http/session';
import { sentPath } from '../uploads/file-paths';
import { documentView, maskedBanking, ownPerformer } from '../views/people';
import { viewFor } from '../views/view';

/** The account of a performer: profile, prices, images, documents and payout details. */
export function performerAccountRoutes(context: Context): Route[] {
  const { store, now, uploads } = context;

  function mustBeOwn(id: string, viewer: Viewer): void {
    if (id !== viewer.account._id && id !== viewer.account.username)
      throw forbidden('This account belongs to someone else.');
  }

  function assertPortIsFree(field: 'email' | 'username', value: string | undefined, viewer: Viewer): void {
    const owner = value ? accountByLogin(store, value) : null;
    if (owner && owner.account._id !== viewer.account._id)
      throw new HttpError(422, `This ${field === 'email' ? 'email address' : 'username'} is already taken.`, 'TAKEN');
  }

  function mustBeOwnDocument(field: string, id: string | undefined, viewer: Viewer): void {
    if (id && store.uploads.get(id)?.ownerId !== viewer.account._id)
      throw invalidField(field, 'isOwn', 'Upload this document first.');
  }

  return [
    route(performerOperations.getOwnPerformer, ({ viewer }) => ownPerformer(viewFor(context, viewer), viewer.account)),

    route(performerOperations.updateOwnPerformer, async ({ params: { id }, body, viewer, session }) => {
      mustBeOwn(id, viewer);
      // The form includes the login names, but they can't be changed.
      const { email, username, password, country, ...changes } = body;
      assertPortIsFree('email', email, viewer);
      assertPortIsFree('username', username, viewer);
      mustBeOwnDocument('idVerificationId', body.idVerificationId, viewer);
      mustBeOwnDocument('documentVerificationId', body.documentVerificationId, viewer);
      if (body.dateOfBirth && isMinor(body.dateOfBirth, now()))
        throw invalidField('dateOfBirth', 'isAdult', 'Performers must be 18 or older.');
      // Null removes a value.
      const given = Object.fromEntries(
        Object.entries(changes).flatMap(([field, value]) => (value === undefined ? [] : [[field, value ?? undefined]])),
      );
      const socialsLink = { ...viewer.account.socialsLink, ...body.socialsLink };
      const change = {
        ...given,
        socialsLink,
        ...(country !== undefined && { country: country.toUpperCase() }),
        updatedAt: now().toISOString(),
      };
      if (password) await setPassword(context, found(getCredential(store, viewer), 'This login'), password, session);
      const changed = found(store.performers.update(viewer.account._id, change));
      dropOldDocuments(context, changed._id, [changed.idVerificationId, changed.documentVerificationId]);
      return ownPerformer(viewFor(context, viewer), changed);
    }),

    route(performerOperations.uploadPerformerAvatar, async ({ viewer, files }) => {
      const file = await keepOwnFile(context, viewer.account._id, 'avatar', files.avatar?.[0]);
      store.performers.update(viewer.account._id, { avatar: file.url, updatedAt: now().toISOString() });
      return { ...file, type: 'avatar' };
    }),

    route(performerOperations.uploadPerformerCover, async ({ viewer, files }) => {
      const file = await keepOwnFile(context, viewer.account._id, 'cover', files.cover?.[0]);
      store.performers.update(viewer.account._id, { cover: file.url, updatedAt: now().toISOString() });
      return { ...file, type: 'cover' };
    }),

    route(performerOperations.uploadWelcomeVideo, async ({ viewer, files }) => {
      const [file] = files['welcome-video'] ?? [];
      if (!file) throw badRequest('Choose a file.');
      const { _id, name, mimeType, size, duration } = await uploads.keepFilm(viewer.account._id, file, 'file', null);
      await uploads.remove([viewer.account.welcomeVideoId]);
      const url = sentPath(_id, 'movie.mp4');
      store.performers.update(viewer.account._id, {
        welcomeVideoId: _id,
        welcomeVideoPath: url,
        welcomeVideoName: name,
        updatedAt: now().toISOString(),
      });
      return { _id, url, name, mimeType, size, duration, type: 'welcome-video' };
    }),

    route(performerOperations.uploadPerformerDocument, async ({ viewer, files }) => {
      const file = await keepOwnFile(context, viewer.account._id, 'document', files.file?.[0]);
      return { ...file, ...found(documentView(viewFor(context, viewer), file._id)) };
    }),

    route(performerOperations.saveBanking, ({ params: { id }, body, viewer }) => {
      mustBeOwn(id, viewer);
      store.performers.update(viewer.account._id, {
        bankingInformation: { ...body, country: body.country?.toUpperCase() },
        updatedAt: now().toISOString(),
      });
      return maskedBanking(body);
    }),
  ];
}
