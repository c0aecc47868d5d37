import LogoutIcon from '@mui/icons-material/Logout';
import MenuIcon from '@mui/icons-material/Menu';
import SiteIcon from '@mui/icons-material/OpenInNew';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { LoadingIndicator } from 'react-admin';
import { NotificationsBell } from '../people/notifications/NotificationsBell';
import { endSession } from '../people/access/leave';
import { COLOURS, DISPLAY_FONT } from '../shared/theme/tokens';
import { AccountMenu } from './AccountMenu';
import { Palette } from './palette/Palette';
import { SessionBadge } from './SessionBadge';
import { shell } from './shell.fr';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import { useThemeSwitch } from './use-theme-switch';

interface Props {
  menuLabel: string;
  menuOpen: boolean;
  onMenu: () => void;
}

const wide = { display: { xs: 'none', sm: 'inline-flex' } };

export function TopBar({ menuLabel, menuOpen, onMenu }: Props) {
  return (
    <AppBar position="sticky" sx={{ bgcolor: COLOURS.indigo900, color: '#fff', backgroundImage: 'none' }}>
      <Toolbar variant="dense" sx={{ gap: { xs: 0.25, sm: 1 }, minHeight: 56, px: { xs: 1, sm: 2 } }}>
        <Tooltip title={menuLabel}>
          <IconButton
            color="inherit"
            edge="start"
            onClick={onMenu}
            aria-label={menuLabel}
            aria-expanded={menuOpen}
          >
            <MenuIcon />
          </IconButton>
        </Tooltip>
        <Typography
          noWrap
          sx={{
            flex: 1,
            minWidth: 0,
            fontFamily: DISPLAY_FONT,
            fontWeight: 700,
            fontSize: { xs: '0.84rem', sm: '1.15rem' },
          }}
        >
          {shell.title}
        </Typography>
        <Palette />
        <LoadingIndicator sx={wide} aria-label={shell.loading} />
        <SessionBadge />
        <Button
          color="inherit"
          href="/"
          startIcon={<SiteIcon />}
          sx={{ display: { xs: 'none', lg: 'inline-flex' } }}
        >
          {shell.site}
        </Button>
        <NotificationsBell />
        <Box sx={wide}>
          <ThemeSwitch />
        </Box>
        <AccountMenu />
        <Tooltip title={shell.logout}>
          <IconButton color="inherit" onClick={() => void endSession()} aria-label={shell.logout} sx={wide}>
            <LogoutIcon />
          </IconButton>
        </Tooltip>
      </Toolbar>
    </AppBar>
  );
}

function ThemeSwitch() {
  const { dark, label, toggle } = useThemeSwitch();
  return (
    <Tooltip title={label}>
      <IconButton color="inherit" aria-label={label} onClick={toggle}>
        {dark ? <LightIcon /> : <DarkIcon />}
      </IconButton>
    </Tooltip>
  );
}
