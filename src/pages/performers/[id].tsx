import { profileHead } from '@/features/performers/profile-head';
import { ProfileScreen } from '@/features/performers/profile-screen';
import { loadProfilePage } from '@/features/performers/profile.loader';
import { definePage } from '@/shell/page';

export default definePage({ load: loadProfilePage, screen: ProfileScreen, head: profileHead });
