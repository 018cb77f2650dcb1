import { SITE } from './urls';
import type { JsonLd } from './reader';

/** The required properties of each type, by the documentation of search engines. */
const REQUIRED: Record<string, string[]> = {
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  ItemList: ['itemListElement'],
  BreadcrumbList: ['itemListElement'],
  ProfilePage: ['mainEntity', 'dateCreated', 'url'],
  Person: ['name', 'url'],
  Organization: ['name', 'url'],
  ImageGallery: ['name', 'description', 'url', 'datePublished', 'isAccessibleForFree'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'url'],
  WebPageElement: ['isAccessibleForFree', 'cssSelector'],
  Product: ['name', 'description', 'image', 'offers', 'url'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  Event: ['name', 'url'],
  BroadcastEvent: ['name', 'isLiveBroadcast', 'startDate'],
  VirtualLocation: ['url'],
  SocialMediaPosting: ['headline', 'text', 'datePublished', 'author', 'url', 'isAccessibleForFree'],
  Article: ['headline', 'datePublished', 'author', 'url'],
  InteractionCounter: ['interactionType', 'userInteractionCount'],
};
/** The required properties of the event that a page is about. */
const EVENT = ['startDate', 'endDate', 'location', 'eventStatus', 'eventAttendanceMode', 'description', 'performer'];
/** The required properties of a video that isn't live. */
const RECORDED_VIDEO = ['duration', 'isAccessibleForFree'];
/** Types without required properties. */
const BARE = /Action$|^ListItem$/;
const DATES = ['uploadDate', 'datePublished', 'dateModified', 'dateCreated', 'startDate', 'endDate', 'validFrom'];

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function expectFields(object: Fields) {
  const type = String(object['@type']);
  const needed = REQUIRED[type] ?? (BARE.test(type) ? [] : ['a type that this test knows']);
  for (const field of needed) expect(object).toHaveProperty([field], expect.anything());
  if (type === 'VideoObject' && !object.publication)
    for (const field of RECORDED_VIDEO) expect(object).toHaveProperty([field], expect.anything());
  for (const date of DATES)
    if (object[date] !== undefined) expect(object[date]).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
  // Locked content must be declared by a part of the page.
  if (object.isAccessibleForFree === false && type !== 'WebPageElement' && type !== 'Event')
    expect(object.hasPart).toBeDefined();
  for (const value of Object.values(object).flat()) if (isFields(value)) expectFields(value);
}

/**
 * Expects structured data that search engines can use: a known type, required properties, absolute URLs, valid
 * dates.
 */
export function expectUsable(block: JsonLd): void {
  expect(block['@context']).toBe('https://schema.org');
  expectFields(block);
  // Search engines read it only as the publication of a video.
  expect(block['@type']).not.toBe('BroadcastEvent');
  if (block['@type'] === 'Event') for (const field of EVENT) expect(block).toHaveProperty([field], expect.anything());
  const entries = (block.itemListElement ?? []) as { position: number; name: string; url?: string; item?: string }[];
  entries.forEach((entry, index) => {
    expect(entry).toMatchObject({
      '@type': 'ListItem',
      position: (entries[0]?.position ?? 0) + index,
      name: expect.stringMatching(/\S/),
    });
    expect(entry.url ?? entry.item).toMatch(`${SITE}/`);
  });
}
