import type { Category } from '@/contract/category';
import { keepInTab } from '@/lib/browser/tab-cache';
import type { PageScope } from '../page-scope';

/** More than this is no choice any more. */
const MOST = 200;

/** The categories of a kind to choose from, by id; null when they could not be loaded. Never rejects: a list stands without them. */
export async function loadCategoryOptions({ categories }: PageScope['services'], group: Category['group']): Promise<{ value: string; label: string }[] | null> {
  try {
    const { data } = await keepInTab(`categories:${group}`, () => categories.search({ group, limit: MOST }));
    return data.data.map(({ _id, name }) => ({ value: _id, label: name }));
  } catch {
    return null;
  }
}
