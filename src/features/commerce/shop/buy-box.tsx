import { useState, type ComponentType } from 'react';
import { Check, ShoppingCart } from 'lucide-react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { Quantity } from '@/components/form/quantity';
import type { UnlockSheetProps } from '@/entities/access/item-slots';
import type { Product } from '@/contract/product';
import { paths } from '@/lib/page/paths';
import { cartItemOf } from '@/store/cart/cart-item';
import styles from './buy-box.module.css';
import { useAddToCart } from './use-add-to-cart';

interface Props {
  product: Product & { price: number };
  UnlockButton: ComponentType<UnlockSheetProps>;
}

/** Quantity with Add to cart or Buy now. For a product in the cart, the quantity is that of its line. */
export function BuyBox({ product, UnlockButton }: Props) {
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
          cover={cartItemOf(product).image ?? undefined}
          returnTo={paths.product(product)}
          label="Buy now"
          large
        />
      </div>
    </div>
  );
}
