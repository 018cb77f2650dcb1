import { createHash } from 'node:crypto';

/** The id of a record: 24 hexadecimal characters, the same in every run. */
export function getId(table: string, name: string): string {
  return createHash('sha1').update(`${table}/${name}`).digest('hex').slice(0, 24);
}

export function getSlug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
