import { ButtonLink } from '@/components/button/button-link';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { paths } from '@/lib/page/paths';

/** `takesFocus`: the last line was just removed, and the focus with it. */
export const EmptyCart = ({ takesFocus }: { takesFocus?: boolean }) => (
  <EmptyState
    drawing="bag"
    heading="h2"
    takesFocus={takesFocus}
    title="Your cart is empty."
    action={
      <ButtonLink look="primary" href={paths.shop}>
        Browse the shop
      </ButtonLink>
    }
  >
    <p>Your cart is saved on this device, even without an account.</p>
  </EmptyState>
);
