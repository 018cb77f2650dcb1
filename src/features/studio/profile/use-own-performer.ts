import { useState } from 'react';
import { useSaving } from '../shared/form/use-saving';
import { readSavedRecord } from '../shared/saved-record';
import type { OwnPerformer, UpdatePerformerBody } from '@/contract/performer';
import type { UpdateUserBody } from '@/contract/user';
import { useServices } from '@/services/services-context';
import { useAppStore } from '@/store/hooks';
import { loadCurrentUser } from '@/store/session/current-user.saga';

/** Fields that every server accepts for any account (contract C.2). */
const FOR_ALL = [
  'name',
  'firstName',
  'lastName',
  'gender',
  'country',
  'languages',
  'phone',
  'phoneCode',
  'height',
  'weight',
  'eyes',
  'hair',
  'pubicHair',
  'bodyType',
  'butt',
  'ethnicity',
  'sexualOrientation',
];

const forAll = (body: UpdatePerformerBody): UpdateUserBody =>
  Object.fromEntries(Object.entries(body).filter(([field]) => FOR_ALL.includes(field)));

/** The performer's record as last loaded or saved, and its update; the rest of the site updates too. */
export function useOwnPerformer(first: OwnPerformer, extended: boolean) {
  const [performer, setPerformer] = useState(first);
  const { performers, users } = useServices();
  const store = useAppStore();
  const { run, ...saving } = useSaving();
  const save = (body: UpdatePerformerBody, onDone?: () => void) =>
    run(async () => {
      const { data } = extended ? await performers.updateOwn(performer._id, body) : await users.update(forAll(body));
      // Turned off prices are null in the request and missing in the record.
      const sent = Object.entries(body).map(([field, value]) => [field, value ?? undefined]);
      const known = { ...performer, ...(Object.fromEntries(sent) as Partial<OwnPerformer>) };
      const read = () => (extended ? performers.me() : (users.me() as Promise<{ data: OwnPerformer }>));
      const saved = await readSavedRecord(data as OwnPerformer | null, known, read);
      onDone?.();
      setPerformer(saved);
      void store.run(loadCurrentUser);
    });
  return { performer, save, ...saving };
}
