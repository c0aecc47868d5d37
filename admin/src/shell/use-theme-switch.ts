import { useTheme as useMuiTheme } from '@mui/material/styles';
import { useTheme } from 'react-admin';
import { shell } from './shell.fr';

/** Light or dark; the system's own choice until someone changes it. */
export function useThemeSwitch() {
  const [, setTheme] = useTheme();
  const dark = useMuiTheme().palette.mode === 'dark';
  return {
    dark,
    label: dark ? shell.to_light : shell.to_dark,
    toggle: () => setTheme(dark ? 'light' : 'dark'),
  };
}
