import { CardGrid } from '@/components/card/card-grid';
import { ProductCard } from '@/entities/product/product-card';
import { SectionHeader } from '@/components/section/section-header';
import { BlockError } from '@/components/empty-error-states/error-state';
import { paths } from '@/lib/page/paths';
import { useCurrency } from '@/store/ui/use-currency';
import { CardAdd } from './card-add';
import type { ProductPage } from './product.loader';
import { useRelatedProducts } from './use-related-products';

export function RelatedProducts(page: ProductPage) {
  const currency = useCurrency();
  const { part, retrying, retry } = useRelatedProducts(page);
  if (part.ok && part.content.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <SectionHeader id="related" title="More like this" seeAll={paths.shop} />
      {part.ok ? (
        <CardGrid kind="square">
          {part.content.map((other) => (
            <ProductCard key={other._id} product={other} currency={currency} action={<CardAdd product={other} />} />
          ))}
        </CardGrid>
      ) : (
        <BlockError
          title="Related products couldn’t be loaded."
          message={part.message}
          onRetry={retry}
          retrying={retrying}
        />
      )}
    </section>
  );
}
