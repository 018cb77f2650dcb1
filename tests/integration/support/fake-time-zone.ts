/** The built-in one, which a fake date replaces. */
const DATES = Intl.DateTimeFormat.prototype;

/** Moves the device to a time zone, until the returned mock is restored. */
export const fakeTimeZone = (timeZone: string): jest.SpyInstance => {
  const { resolvedOptions } = DATES;
  return jest.spyOn(DATES, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone };
  });
};
