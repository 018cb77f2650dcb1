import { mirroredCart } from '../cart/cart.mirror';
import type { StoragePort } from '../ports';
import { mirroredUi } from '../ui/ui.mirror';
import { type Mirror, mirror } from './mirror';

/** Loaded with the page, because any action of the visitor may change this data. */
export const mirrorsOn = (storage: StoragePort): Mirror[] => [
  mirror(mirroredUi, storage),
  mirror(mirroredCart, storage),
];
