import LogoutIcon from '@mui/icons-material/Logout';
import PersonIcon from '@mui/icons-material/AccountCircleOutlined';
import SiteIcon from '@mui/icons-material/OpenInNew';
import ThemeIcon from '@mui/icons-material/Contrast';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import ListItemIcon from '@mui/material/ListItemIcon';
import AccessIcon from '@mui/icons-material/VpnKeyOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { roleNames } from '@livres/api/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { endSession } from '../people/access/leave';
import { readSession } from '../shared/api/session-store';
import { MY_ACCESS } from './EnrolmentShell';
import { shell } from './shell.fr';
import { useThemeSwitch } from './use-theme-switch';

/** Who is at work, as what, and the way out. */
export function AccountMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const theme = useThemeSwitch();
  const staff = readSession()?.staff;
  if (!staff) return null;
  return (
    <>
      <ButtonBase
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={shell.account(staff.name, roleNames(staff.roles))}
        sx={{ gap: 1, px: 1, py: 0.5, borderRadius: 1, textAlign: 'left' }}
      >
        <PersonIcon />
        <Box sx={{ display: { xs: 'none', md: 'block' }, lineHeight: 1.2, maxWidth: 240 }}>
          <Typography noWrap sx={{ fontWeight: 650, fontSize: '0.9rem', lineHeight: 1.25 }}>
            {staff.name}
          </Typography>{' '}
          <Typography noWrap sx={{ fontSize: '0.78rem', opacity: 0.9, lineHeight: 1.25 }}>
            {roleNames(staff.roles)}
          </Typography>
        </Box>
      </ButtonBase>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={theme.toggle} sx={{ display: { sm: 'none' } }}>
          <ListItemIcon>
            <ThemeIcon fontSize="small" />
          </ListItemIcon>
          {theme.label}
        </MenuItem>
        <MenuItem component={Link} to={MY_ACCESS} onClick={() => setAnchor(null)}>
          <ListItemIcon>
            <AccessIcon fontSize="small" />
          </ListItemIcon>
          {shell.my_access}
        </MenuItem>
        <MenuItem component="a" href="/">
          <ListItemIcon>
            <SiteIcon fontSize="small" />
          </ListItemIcon>
          {shell.site}
        </MenuItem>
        <MenuItem onClick={() => void endSession()}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {shell.logout}
        </MenuItem>
      </Menu>
    </>
  );
}
