import type { Operation } from '@/contract/operation';
import { operations, type OperationName } from '@/contract/operations';
import type { CallInput } from './send-call';
import type { Fields } from './differences';

/** The records that a call has returned so far. */
export type Seen = (name: OperationName) => readonly Fields[];

type GetInputs = (seen: Seen) => CallInput[];

const RECORDS_TO_TRY = 2;
const LIMIT = '3';

const getText = (record: Fields, field: string): string | null => {
  const value = record[field];
  return typeof value === 'string' && value ? value : null;
};

/** Requests some records of a list by one of their fields. */
const by =
  (list: OperationName, field = '_id', param = 'id', fits: (record: Fields) => boolean = () => true): GetInputs =>
  (seen) =>
    seen(list)
      .filter(fits)
      .slice(0, RECORDS_TO_TRY)
      .flatMap((record) => getText(record, field) ?? [])
      .map((value) => ({ params: { [param]: value } }));

const all =
  (...several: GetInputs[]): GetInputs =>
  (seen) =>
    several.flatMap((inputs) => inputs(seen));

const SETTINGS_GROUPS = ['general', 'currency', 'custom', 'analytics', 'page', 'ant', 'captcha', 'payment', 'landing'];

const getComments =
  (list: OperationName, objectType: string): GetInputs =>
  (seen) =>
    by(list)(seen).map(({ params }) => ({ query: { objectId: params?.id ?? '', objectType, limit: LIMIT } }));

const getSessions: GetInputs = (seen) =>
  by('searchPerformers', '_id', 'performerId')(seen).map(({ params }) => ({ params: { ...params, type: 'public' } }));

const getRooms: GetInputs = (seen) =>
  by('searchPerformers', '_id', 'performerId')(seen).map(({ params }) => ({ query: params }));

/**
 * The parameters of calls that need existing records. Order doesn't matter: a call waits until its list has records.
 */
const INPUTS: Partial<Record<OperationName, GetInputs>> = {
  viewUser: by('searchUsers'),
  getPerformer: all(by('searchPerformers'), by('searchPerformers', 'username')),
  getVideo: all(by('searchVideos'), by('searchVideos', 'slug')),
  getOwnVideo: by('searchOwnVideos'),
  searchGalleryPhotos: by('searchGalleries'),
  getOwnPhoto: by('searchOwnPhotos'),
  getGallery: all(by('searchGalleries'), by('searchGalleries', 'slug')),
  getOwnGallery: by('searchOwnGalleries'),
  getProduct: all(by('searchProducts'), by('searchProducts', 'slug')),
  getOwnProduct: by('searchOwnProducts'),
  // Files among purchases are rare, so they are requested separately.
  searchOrderLines: () => [{}, { query: { productType: 'digital' } }],
  getDownloadLink: by('searchOrderLines', 'productId', 'id', ({ productType }) => productType === 'digital'),
  getPost: all(by('searchPosts'), by('searchPosts', 'slug')),
  getOwnFeed: by('searchOwnFeeds'),
  getOwnStory: by('searchOwnStories'),
  searchComments: all(getComments('searchVideos', 'video'), getComments('searchProducts', 'product')),
  getPayout: by('searchPayouts'),
  getEvent: by('searchEvents'),
  getOrderLine: by('searchOrderLines'),
  getStreamSession: getSessions,
  getPublicConversation: getRooms,
  getStreamConversation: by('searchLive', '_id', 'id', ({ type, isFree }) => type === 'public' && isFree === true),
  searchStreamMessages: by('getPublicConversation'),
  getSettings: () => [{}, ...SETTINGS_GROUPS.map((group) => ({ query: { group } }))],
  getSettingKeys: () => [{ body: { keys: ['siteName', 'noSuchSetting'] } }],
};

/** Calls that change something despite their method. */
const CHANGING: readonly OperationName[] = ['acceptPrivate', 'joinGroup'];
/** Calls that change nothing despite their method. */
const READING: readonly OperationName[] = ['getSettingKeys', 'calculatePayout'];

export const names = Object.keys(operations) as OperationName[];

export const getOperation = (name: OperationName): Operation => operations[name];

/** Whether the call changes nothing except view counts. */
export const isSafe = (name: OperationName): boolean =>
  READING.includes(name) || (getOperation(name).method === 'GET' && !CHANGING.includes(name));

const takesLimit = ({ query }: Operation): boolean => query !== undefined && 'limit' in (query.parse({}) as object);

/** The maximum number of records in the response. */
export const getLimit = ({ query = {} }: CallInput): number | undefined =>
  query.limit ? Number(query.limit) : undefined;

/** Returns the requests for a call; null if no record is known (yet). */
export function getCallInputs(name: OperationName, seen: Seen): CallInput[] | null {
  const operation = getOperation(name);
  const special = INPUTS[name];
  const inputs = special ? special(seen) : operation.path.includes('{') ? [] : [{}];
  if (inputs.length === 0) return null;
  return takesLimit(operation)
    ? inputs.map((input) => ({ ...input, query: { limit: LIMIT, ...input.query } }))
    : inputs;
}
