import type { Category } from '@/contract/category';
import { cacheInTab } from '@/lib/browser/tab-cache';
import type { PageScope } from '../page-scope';

/** A select with more options is unusable. */
const MAX_OPTIONS = 200;

/**
 * The categories of a group as select options by id, or null when they couldn't be loaded. Never rejects, because the
 * list works without them.
 */
export async function loadCategoryOptions(
  { categories }: PageScope['services'],
  group: Category['group'],
): Promise<{ value: string; label: string }[] | null> {
  try {
    const { data } = await cacheInTab(`categories:${group}`, () => categories.search({ group, limit: MAX_OPTIONS }));
    return data.data.map(({ _id, name }) => ({ value: _id, label: name }));
  } catch {
    return null;
  }
}
