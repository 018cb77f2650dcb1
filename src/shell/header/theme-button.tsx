import { Moon, Sun } from 'lucide-react';
import { IconButton } from '@/components/button/icon-button';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { themeChosen } from '@/store/ui/ui.slice';

/** Light or dark, kept on this device (spec §3). */
export function ThemeButton() {
  const dispatch = useAppDispatch();
  const dark = useAppSelector((state) => state.ui.theme === 'dark');
  return (
    <IconButton label={dark ? 'Use the light theme' : 'Use the dark theme'} onClick={() => dispatch(themeChosen(dark ? 'light' : 'dark'))}>
      {dark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </IconButton>
  );
}
