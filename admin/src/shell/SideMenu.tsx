import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import { CanAccess } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { isActiveRoute } from './active-route';
import { NAVIGATION, PANEL_ROOT, type NavigationEntry } from './navigation';
import { shell } from './shell.fr';

interface Props {
  compact: boolean;
  onNavigate?: () => void;
}

export function SideMenu({ compact, onNavigate }: Props) {
  const { pathname } = useLocation();
  const address = PANEL_ROOT + pathname;
  return (
    <nav aria-label={shell.menu}>
      <List sx={{ px: 1, py: 1.5, display: 'grid', gap: 0.5 }}>
        {NAVIGATION.map((entry) => (
          <CanAccess key={entry.path} resource={entry.resource} action="read">
            <MenuLine
              entry={entry}
              active={isActiveRoute(entry.path, address, PANEL_ROOT)}
              compact={compact}
              onNavigate={onNavigate}
            />
          </CanAccess>
        ))}
      </List>
    </nav>
  );
}

interface LineProps {
  entry: NavigationEntry;
  active: boolean;
  compact: boolean;
  onNavigate: (() => void) | undefined;
}

function MenuLine({ entry: { path, label, icon: Icon }, active, compact, onNavigate }: LineProps) {
  const ink = active ? 'primary.main' : 'text.primary';
  return (
    <ListItem disablePadding>
      <Tooltip title={compact ? label : ''} placement="right">
        <ListItemButton
          component={Link}
          to={path.slice(PANEL_ROOT.length) || '/'}
          selected={active}
          aria-current={active ? 'page' : undefined}
          aria-label={compact ? label : undefined}
          {...(onNavigate ? { onClick: onNavigate } : {})}
          sx={{
            borderRadius: 1,
            minHeight: 44,
            px: 1.25,
            color: ink,
            '&.Mui-selected': { bgcolor: 'info.light', boxShadow: 'inset 3px 0 0 currentColor' },
            '&.Mui-selected:hover': { bgcolor: 'info.light' },
          }}
        >
          <ListItemIcon sx={{ minWidth: compact ? 24 : 38, color: 'inherit' }}>
            <Icon />
          </ListItemIcon>
          {!compact && (
            <ListItemText
              primary={label}
              slotProps={{ primary: { sx: { fontWeight: active ? 700 : 550 } } }}
            />
          )}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
}
