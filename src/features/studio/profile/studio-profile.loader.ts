import { ApiError, orIfUnsupported } from '@/lib/http/errors';
import type { Block } from '@/contract/block';
import type { Category } from '@/contract/category';
import type { Language, UserAdditional } from '@/contract/misc';
import type { OwnPerformer } from '@/contract/performer';
import { type CountryName, toCountryNames } from '@/entities/country';
import { fetchBlocks } from '../shared/blocks';
import { loaded, orNull, type Loaded } from '@/lib/page/load-part';
import { ok, outcomeOfError, type PageOutcome } from '@/lib/page/outcome';
import { type PhoneOption, toPhoneOptions } from '@/components/form/phone-options';
import { MAX_LIMIT, readParameter } from '@/lib/lists/query';
import type { PageScope } from '@/store/page-scope';
import { type ProfileTab, profileTab } from './profile-tabs';
import { shownBanking } from './masked-banking';

/** Options of the profile form; null if a list could not be loaded. */
export interface ProfileLists {
  countries: CountryName[] | null;
  languages: Language[] | null;
  phoneCodes: PhoneOption[] | null;
  bodyInfo: UserAdditional | null;
  categories: Pick<Category, '_id' | 'name'>[] | null;
}

interface Blocking {
  countries: ProfileLists['countries'];
  /** Null if the server doesn't offer blocking. */
  people: Loaded<Block[]> | null;
}

export interface StudioProfileProps {
  tab: ProfileTab;
  performer: OwnPerformer;
  /** True if the server has the performer account calls; without them only common account fields are editable. */
  extended: boolean;
  /** Loaded for the profile tab only. */
  lists: ProfileLists | null;
  /** Loaded for the blocking tab only. */
  blocking: Blocking | null;
}

async function loadProfileLists(scope: PageScope): Promise<ProfileLists> {
  const { reference, categories: topics } = scope.services;
  const [countries, languages, phoneCodes, bodyInfo, categories] = await Promise.all([
    orNull(reference.countries(), toCountryNames),
    orNull(reference.languages(), (data) => data),
    orNull(reference.phoneCodes(), toPhoneOptions),
    orNull(reference.userAdditional(), (data) => data),
    orNull(topics.search({ group: 'performer', limit: MAX_LIMIT }), ({ data }) =>
      data.map(({ _id, name }) => ({ _id, name })),
    ),
  ]);
  return { countries, languages, phoneCodes, bodyInfo, categories };
}

async function fetchBlocking(scope: PageScope): Promise<Blocking> {
  const [countries, people] = await Promise.all([
    orNull(scope.services.reference.countries(), toCountryNames),
    loaded(() => fetchBlocks(scope.services)),
  ]);
  if (!people.ok) return { countries, people };
  return { countries, people: people.content && { ok: true, content: people.content } };
}

const shown = (performer: OwnPerformer): OwnPerformer =>
  performer.bankingInformation
    ? { ...performer, bankingInformation: shownBanking(performer.bankingInformation) }
    : performer;

const ownPerformer = ({ services: { performers, users } }: PageScope) =>
  orIfUnsupported<Pick<StudioProfileProps, 'performer' | 'extended'>>(
    async () => ({ performer: shown((await performers.me()).data), extended: true }),
    async () => ({ performer: shown((await users.me()).data as OwnPerformer), extended: false }),
  );

/** Loads the profile and settings. Lists that fail to load only disable their fields. */
export async function loadStudioProfile(scope: PageScope): Promise<PageOutcome<StudioProfileProps>> {
  const tab = profileTab(readParameter(scope.query, 'tab'));
  try {
    const [own, lists, blocking] = await Promise.all([
      ownPerformer(scope),
      tab === 'profile' ? loadProfileLists(scope) : null,
      tab === 'blocking' ? fetchBlocking(scope) : null,
    ]);
    return ok({ tab, ...own, lists, blocking });
  } catch (error) {
    const outcome = outcomeOfError(error);
    // The URL names no record that could be missing.
    return outcome.kind === 'notFound' && error instanceof ApiError
      ? { kind: 'failed', message: error.message }
      : outcome;
  }
}
