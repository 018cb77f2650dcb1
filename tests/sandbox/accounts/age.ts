export function isMinor(birthday: string, now: Date): boolean {
  const grown = new Date(birthday);
  grown.setUTCFullYear(grown.getUTCFullYear() + 18);
  return grown > now;
}
