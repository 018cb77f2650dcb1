import { membershipHead } from '@/features/membership/membership-head';
import { MembershipScreen } from '@/features/membership/membership-screen';
import { loadMembership } from '@/features/membership/membership.loader';
import { definePage } from '@/shell/page';

export default definePage({ load: loadMembership, screen: MembershipScreen, head: membershipHead });
