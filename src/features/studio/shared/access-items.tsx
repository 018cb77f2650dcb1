import { ChoiceItem } from './form/choice-items';
import { NumberItem } from './form/number-item';
import type { Access } from './access';
import { proceedsText, useSaleTerms, type SaleKind } from './proceeds';

interface AccessItemsProps {
  values: { access?: string; price?: string };
  /** What is sold, for the commission. */
  kind: SaleKind;
}

const OPTIONS: readonly { value: Access; label: string }[] = [
  { value: 'subscribers', label: 'Subscribers' },
  { value: 'sale', label: 'Pay-per-view' },
  { value: 'free', label: 'Everyone (free)' },
];

/** The fields `access` and `price` of a form. */
export function AccessItems({ values: { access, price = '' }, kind }: AccessItemsProps) {
  const terms = useSaleTerms(kind);
  return (
    <>
      <ChoiceItem name="access" label="Who can see it" options={OPTIONS} />
      {access === 'sale' && (
        <NumberItem name="price" label="Price in tokens" hint={proceedsText(price, 'tokens', terms) || undefined} />
      )}
    </>
  );
}
