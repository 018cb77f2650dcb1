import { mirroredCart } from '../cart/cart.mirror';
import type { StoragePort } from '../ports';
import { mirroredUi } from '../ui/ui.mirror';
import { type Mirror, mirror } from './mirror';

/** What this device keeps comes in with the page: whatever the visitor does, he does to that. */
export const mirrorsOn = (storage: StoragePort): Mirror[] => [mirror(mirroredUi, storage), mirror(mirroredCart, storage)];
