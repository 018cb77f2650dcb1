import { useState, type ComponentType } from 'react';
import { CircleCheck, Download, PackageCheck, PackageX, Check, ShoppingCart } from 'lucide-react';
import { cx } from '@/components/cx';
import type { UnlockSheetProps } from '@/entities/access/item-slots';
import { Price } from '@/components/text/price';
import type { Product } from '@/contract/product';
import { formatTokens } from '@/lib/format/format';
import { tokensFor } from '@/lib/format/money';
import { getStock } from '@/entities/product/product-list';
import { useAppSelector } from '@/store/hooks';
import { selectTokenRate } from '@/store/settings/settings.selectors';
import { useCurrency } from '@/store/ui/use-currency';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { Quantity } from '@/components/form/quantity';
import { paths } from '@/lib/page/paths';
import { toCartItem } from '@/store/cart/cart-item';
import { useAddToCart } from '@/store/cart/use-add-to-cart';
import { DownloadButton } from './download-button';
import { isForSale, isOwnProduct } from './for-sale';
import styles from './product-offer.module.css';

/** Price and stock, with a note if the visitor owns or sells the product. */
export function ProductOffer({
  product,
  UnlockButton,
}: {
  product: Product;
  UnlockButton: ComponentType<UnlockSheetProps>;
}) {
  const currency = useCurrency();
  const rate = useAppSelector(selectTokenRate);
  const me = useAppSelector((state) => state.user.current._id);
  return (
    <div className={styles.offer}>
      <p className={styles.prices}>
        <Price className={styles.price} amount={product.price} currency={currency} />
        {rate !== null && product.price !== undefined && product.price > 0 && (
          <span className={styles.tokens}>or {formatTokens(tokensFor(product.price, rate))}</span>
        )}
      </p>
      <Stock product={product} />
      {isOwnProduct(product, me) && <p className={styles.note}>This is how others see your product.</p>}
      {product.isBought && (
        <>
          <p className={styles.owned}>
            <CircleCheck />
            You’ve bought this before.
          </p>
          {product.type === 'digital' && <DownloadButton productId={product._id} />}
        </>
      )}
      {isForSale(product, me) && <BuyBox product={product} UnlockButton={UnlockButton} />}
    </div>
  );
}

function Stock({ product }: { product: Product }) {
  const stock = getStock(product);
  switch (stock.kind) {
    case 'download':
      return (
        <p className={styles.stock}>
          <Download />
          Digital download
        </p>
      );
    case 'soldOut':
      return (
        <p className={cx(styles.stock, styles.soldOut)}>
          <PackageX />
          Sold out
        </p>
      );
    case 'few':
      return (
        <p className={cx(styles.stock, styles.few)}>
          <PackageCheck />
          Only {stock.left} left. Ships to you
        </p>
      );
    case 'inStock':
      return (
        <p className={styles.stock}>
          <PackageCheck />
          In stock. Ships to you
        </p>
      );
    case 'unknown':
      return null;
  }
}

interface Props {
  product: Product & { price: number };
  UnlockButton: ComponentType<UnlockSheetProps>;
}

/** Quantity with Add to cart or Buy now. For a product in the cart, the quantity is that of its line. */
function BuyBox({ product, UnlockButton }: Props) {
  const { line, link, onLinkClick, add, change } = useAddToCart(product);
  const [chosen, setChosen] = useState(1);
  const isDigital = product.type === 'digital';
  const pieces = line?.quantity ?? chosen;
  const toCart = () => {
    if (!line) add(chosen);
  };

  return (
    <div className={styles.box}>
      {!isDigital && (
        <Quantity
          label={`Quantity of ${product.name}`}
          value={pieces}
          max={product.stock}
          onChange={line ? change : setChosen}
        />
      )}
      <div className={styles.buttons}>
        {line ? (
          <ButtonLink ref={link} onClick={onLinkClick} wide size="lg" icon={<Check />} href={paths.cart}>
            In cart · View cart
          </ButtonLink>
        ) : (
          <Button wide size="lg" icon={<ShoppingCart />} onClick={() => add(chosen)}>
            Add to cart
          </Button>
        )}
        <UnlockButton
          kind="product"
          id={product._id}
          title={product.name}
          price={product.price}
          goods={isDigital ? undefined : { pieces, toCart }}
          performer={product.performer ?? null}
          cover={toCartItem(product).image ?? undefined}
          returnTo={paths.product(product)}
          label="Buy now"
          large
        />
      </div>
    </div>
  );
}
