import { ButtonLink } from '@/components/button/button-link';
import { EmptyState } from '@/components/state/empty-state';
import { paths } from '@/lib/paths';

export const EmptyCart = () => (
  <EmptyState
    drawing="bag"
    heading="h2"
    title="Your cart is empty."
    action={
      <ButtonLink look="primary" href={paths.shop}>
        Look around the shop
      </ButtonLink>
    }
  >
    <p>What you put in stays on this device, also without an account.</p>
  </EmptyState>
);
