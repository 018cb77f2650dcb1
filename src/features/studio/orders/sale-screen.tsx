import { Button, Descriptions } from 'antd';
import { ArrowLeft, IdCard, Printer } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { LinkButton } from '../shared/link-button';
import { StatusTag } from '../shared/status-tag';
import { getLineStage, needsShipping } from '@/entities/order/order-stage';
import { OrderedItem } from '@/entities/order/ordered-item';
import { Link } from '@/components/link';
import { Picture } from '@/components/picture/picture';
import { amountText, formatWorth, getShare, useSaleTerms, type SaleKind } from '../shared/proceeds';
import { StudioHead } from '../shared/studio-head';
import type { OrderLine } from '@/contract/order';
import type { FanCardProps } from '@/entities/live-show/live-slots';
import { getOrderNumber } from '@/entities/order/order-number';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { PackingSlips } from './packing-slips';
import { shipmentClosedMessage, ShipmentForm } from './shipment-form';
import { SaleAmount } from './sale-amount';
import { fanName, labelLines, saleTitle, type SaleLine } from './sale-line';
import { isPaid, isShippable, saleStageLabel, stepsFrom } from './sale-stage';
import type { SalePage } from './sale.loader';
import { useSale } from './use-sale';
import styles from './sale-screen.module.css';

interface SaleScreenProps extends SalePage {
  /** Order progress as the fan sees it. */
  Timeline: ComponentType<{ line: OrderLine }>;
  FanCard: ComponentType<FanCardProps>;
}

export function SaleScreen({ line: loaded, showsSlip, Timeline, FanCard }: SaleScreenProps) {
  const [card, setCard] = useState<FanCardProps['open']>(null);
  const sale = useSale(loaded);
  const { line } = sale;
  const stage = getLineStage(line);
  const number = getOrderNumber(line);
  if (showsSlip && isShippable(line)) {
    const back = (
      <LinkButton icon={<ArrowLeft />} href={studioPaths.order(line)}>
        Back to order
      </LinkButton>
    );
    return <PackingSlips lines={[line]} back={back} />;
  }
  return (
    <div className={styles.screen}>
      <StudioHead
        list={{ label: 'Orders', href: studioPaths.orders }}
        title={`Order ${number}`}
        note={<StatusTag {...saleStageLabel(stage)} />}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <SoldItem line={line} />
          <Timeline line={line} />
          <section aria-labelledby="shipping" className={styles.card}>
            <h2 id="shipping">Shipping</h2>
            {stepsFrom(stage).length > 0 ? (
              <ShipmentForm {...sale} />
            ) : (
              <p className={styles.quiet}>{shipmentClosedMessage(line)}</p>
            )}
          </section>
        </div>
        <div className={styles.side}>
          <Descriptions
            column={1}
            layout="vertical"
            colon={false}
            items={[
              ...(needsShipping(line) ? [{ key: 'address', label: 'Ship to', children: <Address line={line} /> }] : []),
              { key: 'fan', label: 'Ordered by', children: <Buyer line={line} onCard={setCard} /> },
              ...(line.userNote
                ? [
                    {
                      key: 'note',
                      label: 'Note from the fan',
                      children: (
                        <span className={styles.note} dir="auto">
                          {line.userNote}
                        </span>
                      ),
                    },
                  ]
                : []),
            ]}
          />
          {needsShipping(line) && isShippable(line) && (
            <LinkButton icon={<Printer />} href={`${studioPaths.order(line)}?slip=1`}>
              Packing slip
            </LinkButton>
          )}
        </div>
      </div>
      <FanCard open={card} onClose={() => setCard(null)} />
    </div>
  );
}

function Buyer({ line, onCard }: { line: SaleLine; onCard: (open: FanCardProps['open']) => void }) {
  const { fan } = line;
  if (!fan) return fanName(line);
  return (
    <span className={styles.fan}>
      <Link href={paths.fan(fan)} dir="auto">
        {fan.name}
      </Link>
      <Button icon={<IdCard />} onClick={() => onCard({ _id: fan._id, fan })}>
        Fan details
      </Button>
    </span>
  );
}

const KINDS_OF_SALE: Record<string, SaleKind> = { video: 'videoSaleCommission', gallery: 'gallerySaleCommission' };

function SoldItem({ line }: { line: SaleLine }) {
  const { image, slug, productType, totalPrice, payBy, status, createdAt = '' } = line;
  const paid = isPaid(line);
  const terms = useSaleTerms(KINDS_OF_SALE[productType ?? ''] ?? 'productSaleCommission');
  const unit = payBy === 'token' ? 'tokens' : 'money';
  const share = totalPrice === undefined ? null : getShare(totalPrice, unit, terms);
  const inMoney =
    unit === 'tokens' && totalPrice !== undefined && terms.rate !== null
      ? formatWorth(totalPrice, terms.rate, terms.currency)
      : null;
  const isProduct = productType === 'physical' || productType === 'digital';
  return (
    <OrderedItem
      picture={<Picture src={image} alt="" ratio="square" placeholder="product" priority />}
      name={saleTitle(line)}
      href={isProduct && slug && line.productId ? studioPaths.product({ _id: line.productId }) : null}
      orderedAt={createdAt}
    >
      <p>
        {paid ? 'Paid' : 'Total'} <SaleAmount amount={totalPrice} payBy={payBy} />{' '}
        {payBy === 'token' ? 'in tokens' : 'by card'}
        {inMoney === null ? null : `, worth ${inMoney}`}
      </p>
      {status === 'refunded' ? <p>Refunded, so you receive nothing.</p> : null}
      {paid && status !== 'refunded' && share !== null ? (
        <p>
          You receive <strong>{amountText(share, unit, terms)}</strong>
        </p>
      ) : null}
    </OrderedItem>
  );
}

/** Spans, because antd puts descriptions into one. */
function Address({ line }: { line: SaleLine }) {
  const lines = labelLines(line);
  if (lines.length === 0) return <span className={styles.quiet}>No address provided.</span>;
  return (
    <span className={styles.address} dir="auto">
      {lines.map((text, index) => (
        <span key={index}>{text}</span>
      ))}
      {line.phoneNumber && <span dir="ltr">{line.phoneNumber}</span>}
    </span>
  );
}
