import { LifeBuoy, ReceiptText, ShoppingCart } from 'lucide-react';
import type { ComponentType } from 'react';
import { Breadcrumbs } from '@/components/breadcrumbs/breadcrumbs';
import { ButtonLink } from '@/components/button/button-link';
import { StatusChip } from '@/components/chip/status-chip';
import type { DownloadProps } from '@/entities/access/item-slots';
import { getLineStage, needsShipping, ORDER_STAGE_LABELS } from '@/entities/order/order-stage';
import { OrderedItem } from '@/entities/order/ordered-item';
import { BlockError } from '@/components/empty-error-states/error-state';
import type { OrderLine } from '@/contract/order';
import { purchasedKind } from '@/entities/payment/purchased-item';
import { formatQuantity } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { ReceiptPage } from '@/entities/payment/receipt-page';
import type { Loaded } from '@/lib/page/load-part';
import { useIsPerformer } from '@/store/hooks';
import { useReceiptParties } from '@/store/user/use-receipt-parties';
import { Button } from '@/components/button/button';
import type { Product } from '@/contract/product';
import { getStock } from '@/entities/product/product-list';
import { getOrderNumber } from '@/entities/order/order-number';
import { useAddToCart } from '@/store/cart/use-add-to-cart';
import { Amount } from './amount';
import { LinePicture } from './line-picture';
import { isMembership, pathOfLine, sellerName } from './order-data';
import { OrderPeople, OrderSum } from './order-facts';
import styles from './order-screen.module.css';
import { nextStep } from './order-progress';
import { OrderTimeline } from './order-timeline';
import { OrderTracking } from './order-tracking';
import type { OrderPage } from './order.loader';
import { useOrder } from './use-order';
import { receiptOfOrder } from './receipt-of-order';

interface Props extends OrderPage {
  Download: ComponentType<DownloadProps>;
}

export function OrderScreen({ Download, ...page }: Props) {
  const { line, others } = useOrder(page);
  const isPerformer = useIsPerformer();
  if (page.showsReceipt) return <OrderReceipt line={line} others={others.part} />;

  const number = getOrderNumber(line);
  const lines = [line, ...(others.part.ok ? others.part.content : [])].sort((a, b) =>
    (a.orderNumber ?? '').localeCompare(b.orderNumber ?? '', 'en', { numeric: true }),
  );
  return (
    <>
      <Breadcrumbs
        items={
          page.isSale || isPerformer
            ? [{ label: `Order ${number}` }]
            : [{ label: 'Orders', href: paths.orders }, { label: number }]
        }
      />
      <div className={styles.head}>
        <h1 className={styles.number}>Order {number}</h1>
        {lines.length === 1 && <LineState line={line} />}
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          {lines.map((each) => (
            <section key={each._id} className={styles.line} aria-label={each.name}>
              <OrderLineItem line={each} />
              {lines.length > 1 && <LineState line={each} />}
              {getLineStage(each) === 'ready' && <Ready line={each} Download={Download} />}
              <OrderTimeline line={each} />
              {each.shippingCode && <OrderTracking code={each.shippingCode} />}
              {!page.isSale && lines.length > 1 && needsShipping(each) && each.productInfo && (
                <BuyAgain product={each.productInfo} />
              )}
            </section>
          ))}
          {!others.part.ok && (
            <BlockError
              title="The rest of this order couldn’t be loaded."
              message={others.part.message}
              onRetry={others.retry}
              retrying={others.retrying}
            />
          )}
        </div>
        <div className={styles.side}>
          <OrderSum lines={lines} isWhole={others.part.ok} />
          <OrderPeople lines={lines} />
          <div className={styles.actions} data-print="no">
            <ButtonLink icon={<ReceiptText />} href={paths.orderReceipt(line)}>
              Receipt
            </ButtonLink>
            {!page.isSale && lines.length === 1 && needsShipping(line) && line.productInfo && (
              <BuyAgain product={line.productInfo} />
            )}
            <ButtonLink icon={<LifeBuoy />} variant="ghost" href={paths.contact(`Order ${number}`)}>
              Get help with this order
            </ButtonLink>
          </div>
        </div>
      </div>
    </>
  );
}

function LineState({ line }: { line: OrderLine }) {
  const stage = getLineStage(line);
  const { label, tone } = ORDER_STAGE_LABELS[stage];
  return (
    <div role="status" className={styles.state}>
      <StatusChip tone={tone}>{label}</StatusChip>
      <span dir="auto">
        {nextStep(stage, {
          seller: sellerName(line),
          payBy: line.payBy,
          shippingCode: undefined,
          isMembership: isMembership(line),
        })}
      </span>
    </div>
  );
}

function Ready({ line, Download }: { line: OrderLine } & Pick<Props, 'Download'>) {
  const kind = purchasedKind(line.productType);
  const path = pathOfLine(line);
  return (
    <div>
      {kind === 'download' && line.productId && <Download productId={line.productId} name={line.name} />}
      {(kind === 'video' || kind === 'gallery') && path && (
        <ButtonLink variant="primary" href={path}>
          {kind === 'video' ? 'Watch the video' : 'Open the gallery'}
        </ButtonLink>
      )}
    </div>
  );
}

function OrderLineItem({ line }: { line: OrderLine }) {
  const { name, quantity, unitPrice, payBy, createdAt = '' } = line;
  const path = pathOfLine(line);
  return (
    <OrderedItem picture={<LinePicture line={line} priority />} name={name} href={path} orderedAt={createdAt}>
      {path === null && <p>No longer available.</p>}
      {quantity > 1 && (
        <p>
          {formatQuantity(quantity, 'item')}
          {unitPrice !== undefined && (
            <>
              , each <Amount amount={unitPrice} payBy={payBy} />
            </>
          )}
        </p>
      )}
    </OrderedItem>
  );
}

/** The printable receipt of the whole order; requires that the other lines are loaded. */
function OrderReceipt({ line, others }: { line: OrderLine; others: Loaded<OrderLine[]> }) {
  const parties = useReceiptParties();
  return (
    <ReceiptPage
      receipt={others.ok ? { ok: true, content: receiptOfOrder(line, others.content) } : others}
      {...parties}
      back={{ href: paths.order(line), label: 'Back to order' }}
    />
  );
}

/** Adds the product to the cart again. Renders nothing if it is sold out. */
function BuyAgain({ product }: { product: Product }) {
  const { line, link, onLinkClick, add } = useAddToCart(product);
  if (line) {
    return (
      <ButtonLink ref={link} onClick={onLinkClick} icon={<ShoppingCart />} href={paths.cart}>
        In cart · View cart
      </ButtonLink>
    );
  }
  if (getStock(product).kind === 'soldOut') return null;
  return (
    <Button icon={<ShoppingCart />} onClick={() => add()}>
      Buy again
    </Button>
  );
}
