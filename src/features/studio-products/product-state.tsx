import { StateChip } from '@/components/chip/state-chip';
import type { OwnProduct } from '@/contract/product';

/** Who sees a product, in a word. */
export function ProductState({ status }: Pick<OwnProduct, 'status'>) {
  if (status === 'active') return <StateChip tone="good">Published</StateChip>;
  return <StateChip tone="calm">{status === 'draft' ? 'Draft' : 'Hidden'}</StateChip>;
}
