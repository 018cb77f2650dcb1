import { mirroredCart } from '../cart/cart.mirror';
import type { StoragePort } from '../ports';
import { mirroredUi } from '../ui/ui.mirror';
import { type Mirror, createMirror } from './mirror';

/** Loaded with the page, because any action of the visitor may change this data. */
export const createMirrors = (storage: StoragePort): Mirror[] => [
  createMirror(mirroredUi, storage),
  createMirror(mirroredCart, storage),
];
