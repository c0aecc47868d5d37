import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useThemeSwitch } from './use-theme-switch';

export function ThemeSwitch() {
  const { dark, label, toggle } = useThemeSwitch();
  return (
    <Tooltip title={label}>
      <IconButton color="inherit" aria-label={label} onClick={toggle}>
        {dark ? <LightIcon /> : <DarkIcon />}
      </IconButton>
    </Tooltip>
  );
}
