const MEDIA_FIELD =
  /^(url|thumbnails?|avatar|cover|images?|logoUrl|favicon|loginPlaceholderImage|welcomeVideoPath|backgroundUrl|downloadLink|digitalFileUrl)$/i;

const isRelative = (value: string): boolean => value !== '' && !/^([a-z][a-z\d+.-]*:|\/\/)/i.test(value);

/** Finds media URLs without an origin in `data`, with their place. */
export function findRelativeMedia(data: unknown, path = 'data'): { place: string; url: string }[] {
  if (Array.isArray(data)) return data.flatMap((item) => findRelativeMedia(item, `${path}[]`));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([field, value]) => {
    const texts: unknown[] = MEDIA_FIELD.test(field) ? [value].flat() : [];
    const found = texts.filter((text): text is string => typeof text === 'string' && isRelative(text)).slice(0, 1);
    return found.length > 0
      ? found.map((url) => ({ place: `${path}.${field}`, url }))
      : findRelativeMedia(value, `${path}.${field}`);
  });
}
