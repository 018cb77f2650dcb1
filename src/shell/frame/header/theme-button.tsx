import { Moon, Sun } from 'lucide-react';
import { IconButton } from '@/components/button/icon-button';
import { useAppDispatch } from '@/store/hooks';
import { themeChosen } from '@/store/ui/ui.slice';
import { useIsDark } from '@/shell/frame/use-is-dark';

/** Toggles light and dark theme, stored on this device (spec §3). "Same as device" is in the account preferences. */
export function ThemeButton() {
  const dispatch = useAppDispatch();
  const isDark = useIsDark();
  return (
    <IconButton
      label={isDark ? 'Use light theme' : 'Use dark theme'}
      onClick={() => dispatch(themeChosen(isDark ? 'light' : 'dark'))}
    >
      {isDark ? <Sun /> : <Moon />}
    </IconButton>
  );
}
