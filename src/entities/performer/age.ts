/** Returns the age in full years at `now` (milliseconds) as text; '' if the birthday is unknown. */
export function getAge(birthday: string | null | undefined, now: number): string {
  const born = new Date(birthday ?? '');
  if (Number.isNaN(born.getTime())) return '';
  const today = new Date(now);
  const hadBirthday = today.getUTCMonth() * 100 + today.getUTCDate() >= born.getUTCMonth() * 100 + born.getUTCDate();
  return String(today.getUTCFullYear() - born.getUTCFullYear() - (hadBirthday ? 0 : 1));
}
