import { ButtonLink } from '@/components/button/button-link';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { paths } from '@/lib/page/paths';

/** `takesFocus` when the last line has just gone, and the focus with it. */
export const EmptyCart = ({ takesFocus }: { takesFocus?: boolean }) => (
  <EmptyState
    drawing="bag"
    heading="h2"
    takesFocus={takesFocus}
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
