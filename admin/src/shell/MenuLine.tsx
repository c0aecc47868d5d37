import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { visuallyHidden } from '../shared/layout/visually-hidden';
import type { NavigationEntry } from './navigation';
import { shell } from './shell.fr';

interface LineProps {
  entry: Pick<NavigationEntry, 'path' | 'label' | 'icon'>;
  active: boolean;
  compact: boolean;
  /** How much there is in it that nobody has read. */
  unread?: number;
  onNavigate: (() => void) | undefined;
  /** At its end, where there is room. */
  action?: ReactNode;
}

/** One entry of the side menu. */
export function MenuLine({ entry, active, compact, unread = 0, onNavigate, action }: LineProps) {
  const { path, label, icon: Icon } = entry;
  const said = unread > 0 ? shell.unread_in(label, unread) : label;
  const ink = active ? 'primary.main' : 'text.primary';
  return (
    <ListItem disablePadding secondaryAction={!compact && action}>
      <Tooltip title={compact ? said : ''} placement="right">
        <ListItemButton
          component={Link}
          to={path}
          selected={active}
          aria-current={active ? 'page' : undefined}
          aria-label={compact ? said : undefined}
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
            <Badge
              badgeContent={unread}
              max={99}
              color="error"
              slotProps={{ badge: { 'aria-hidden': true } }}
            >
              <Icon />
            </Badge>
          </ListItemIcon>
          {!compact && (
            <ListItemText
              primary={
                <>
                  {label}
                  <Box component="span" sx={visuallyHidden}>
                    {said.slice(label.length)}
                  </Box>
                </>
              }
              slotProps={{ primary: { sx: { fontWeight: active ? 700 : 550 } } }}
            />
          )}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
}
