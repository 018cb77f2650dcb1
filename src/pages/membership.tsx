import { membershipHead } from '@/features/commerce/membership/membership-head';
import { MembershipScreen } from '@/features/commerce/membership/membership-screen';
import { loadMembership } from '@/features/commerce/membership/membership.loader';
import { definePage } from '@/shell/load/define-page';

export default definePage({ load: loadMembership, screen: MembershipScreen, head: membershipHead });
