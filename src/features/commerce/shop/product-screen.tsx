import type { ComponentType } from 'react';
import { Avatar } from '@/components/avatar/avatar';
import { Breadcrumbs } from '@/components/breadcrumbs/breadcrumbs';
import type { DiscussionProps, ItemActionsProps, SubscribeProps, UnlockSheetProps } from '@/entities/access/item-slots';
import { Link } from '@/components/link';
import { TagList } from '@/components/text/tag-list';
import { toDescription } from '@/lib/format/plain-text';
import { paths } from '@/lib/page/paths';
import { toCartItem } from '@/store/cart/cart-item';
import { CardGrid } from '@/components/card/card-grid';
import { ProductCard } from '@/entities/product/product-card';
import { SectionHeader } from '@/components/section/section-header';
import { BlockError } from '@/components/empty-error-states/error-state';
import { useCurrency } from '@/store/ui/use-currency';
import { ProductOffer } from './product-offer';
import { ProductPictures } from './product-pictures';
import styles from './product-screen.module.css';
import type { ProductPage } from './product.loader';
import { CardAdd } from './card-add';
import { useRelatedProducts } from './use-related-products';

interface Props extends ProductPage {
  Discussion: ComponentType<DiscussionProps>;
  Actions: ComponentType<ItemActionsProps>;
  UnlockButton: ComponentType<UnlockSheetProps>;
  Subscribe: ComponentType<SubscribeProps>;
}

/** A product's page. The key resets its state for another product. */
export const ProductScreen = (props: Props) => <OneProduct key={props.product._id} {...props} />;

function OneProduct({ product, related, Discussion, Actions, UnlockButton, Subscribe }: Props) {
  const { _id, name, performer, categories = [] } = product;
  const description = toDescription(product.description);
  return (
    <>
      <Breadcrumbs
        items={[{ label: 'Home', href: paths.home }, { label: 'Shop', href: paths.shop }, { label: name }]}
      />
      <div className={styles.product}>
        <ProductPictures product={product} />
        <div className={styles.text}>
          <h1 className={styles.name} dir="auto">
            {name}
          </h1>
          <ProductOffer product={product} UnlockButton={UnlockButton} />
          {performer && (
            <div className={styles.maker}>
              <Link className={styles.seller} href={paths.performer(performer)}>
                <Avatar src={performer.avatar} name={performer.name} />
                <span>
                  <span className={styles.by}>Made by</span>
                  <span dir="auto">{performer.name}</span>
                </span>
              </Link>
              <Subscribe performer={performer} returnTo={paths.product(product)} />
            </div>
          )}
          {description && (
            <p className={styles.about} dir="auto">
              {description}
            </p>
          )}
          <TagList
            label="Categories"
            tags={categories.map((category) => ({ text: category.name, href: paths.category(category) }))}
          />
          <Actions
            objectId={_id}
            objectType="product"
            ownerId={product.performerId ?? performer?._id}
            title={name}
            path={paths.product(product)}
            picture={toCartItem(product).image ?? undefined}
            likes={product.stats?.likes}
            isLiked={product.isLiked}
            isFavourited={product.isBookMarked}
          />
        </div>
      </div>
      <div className={styles.below}>
        <Discussion objectId={_id} ownerIds={performer ? [performer._id] : undefined} />
        <RelatedProducts product={product} related={related} />
      </div>
    </>
  );
}

function RelatedProducts(page: ProductPage) {
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
