import { loadStudioProfile } from '@/features/studio/profile/studio-profile.loader';
import { StudioProfileScreen } from '@/features/studio/profile/studio-profile-screen';
import { studioPaths } from '@/lib/page/studio-paths';
import { defineStudioPage } from '@/shell/studio/studio-page';

export default defineStudioPage({
  path: studioPaths.profile,
  title: 'Profile and settings',
  load: loadStudioProfile,
  screen: StudioProfileScreen,
});
