import { useRouter } from 'next/router';
import { useState } from 'react';
import { Check, ShoppingCart } from 'lucide-react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { Quantity } from '@/components/form/quantity';
import type { Product } from '@/contract/product';
import { paths } from '@/lib/paths';
import styles from './buy-box.module.css';
import { useAddToCart } from './use-add-to-cart';

/** How many, and into the cart. Of what is in the cart already the figure is that of its line there. */
export function BuyBox({ product }: { product: Product }) {
  const router = useRouter();
  const { line, link, onLinkClick, add, change } = useAddToCart(product);
  const [chosen, setChosen] = useState(1);

  const buyNow = () => {
    if (!line) add(chosen);
    void router.push(paths.cart);
  };

  return (
    <div className={styles.box}>
      {product.type !== 'digital' && <Quantity label={`Quantity of ${product.name}`} value={line?.quantity ?? chosen} max={product.stock} onChange={line ? change : setChosen} />}
      <div className={styles.buttons}>
        {line ? (
          <ButtonLink ref={link} onClick={onLinkClick} wide size="lg" icon={<Check />} href={paths.cart}>
            In cart · view cart
          </ButtonLink>
        ) : (
          <Button wide size="lg" icon={<ShoppingCart />} onClick={() => add(chosen)}>
            Add to cart
          </Button>
        )}
        <Button wide look="primary" size="lg" onClick={buyNow}>
          Buy now
        </Button>
      </div>
    </div>
  );
}
