import { Moon, Sun } from 'lucide-react';
import { IconButton } from '@/components/button/icon-button';
import { useAppDispatch } from '@/store/hooks';
import { themeChosen } from '@/store/ui/ui.slice';
import { useIsDark } from '@/shell/frame/use-is-dark';

/** Light or dark, kept on this device (spec §3). To go by the device is chosen among the preferences of the account. */
export function ThemeButton() {
  const dispatch = useAppDispatch();
  const dark = useIsDark();
  return (
    <IconButton label={dark ? 'Use the light theme' : 'Use the dark theme'} onClick={() => dispatch(themeChosen(dark ? 'light' : 'dark'))}>
      {dark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </IconButton>
  );
}
