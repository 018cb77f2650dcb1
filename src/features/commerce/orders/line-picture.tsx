import type { PlaceholderKind } from '@/components/illustration/placeholder';
import { Picture } from '@/components/picture/picture';
import type { OrderLine } from '@/contract/order';

const BLANKS: Partial<Record<NonNullable<OrderLine['productType']>, PlaceholderKind>> = {
  video: 'video',
  gallery: 'picture',
  digital: 'product',
  physical: 'product',
};

export const LinePicture = ({
  line: { productType, productInfo },
  priority,
}: {
  line: OrderLine;
  priority?: boolean;
}) => (
  <Picture
    src={productInfo?.image}
    alt=""
    ratio="square"
    placeholder={BLANKS[productType ?? 'physical'] ?? 'picture'}
    priority={priority}
  />
);
