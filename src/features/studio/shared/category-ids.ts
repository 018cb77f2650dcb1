import type { CategoryRef } from '@/contract/fields';

interface Categorized {
  categoryIds?: string[];
  categories?: CategoryRef[];
}

/** Category ids of a record. Some servers send only the categories. */
export const getCategoryIds = ({ categoryIds, categories = [] }: Categorized): string[] =>
  categoryIds ?? categories.map(({ _id }) => _id);
