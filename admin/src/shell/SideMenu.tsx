import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { CanAccess } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { visuallyHidden } from '../shared/layout/visually-hidden';
import { activeEntry } from './active-route';
import { NAVIGATION, type NavigationEntry } from './navigation';
import { shell } from './shell.fr';
import { usePhysicalDonationStats } from '../goods/shared/physical-donation-stats';

const PATHS = NAVIGATION.flatMap(({ entries }) => entries.map(({ path }) => path));

interface Props {
  compact: boolean;
  onNavigate?: () => void;
}

export function SideMenu({ compact, onNavigate }: Props) {
  const { pathname } = useLocation();
  const current = activeEntry(PATHS, pathname);
  const unread = useUnreadCounts();
  return (
    <nav aria-label={shell.menu}>
      {NAVIGATION.map(({ title, entries }) => (
        <MenuGroup key={title} title={title} compact={compact}>
          {entries.map((entry) => (
            <CanAccess key={entry.path} resource={entry.resource} action="read">
              <MenuLine
                entry={entry}
                active={entry.path === current}
                compact={compact}
                unread={unread[entry.resource] ?? 0}
                onNavigate={onNavigate}
              />
            </CanAccess>
          ))}
        </MenuGroup>
      ))}
    </nav>
  );
}

interface GroupProps {
  title: string | null;
  compact: boolean;
  children: ReactNode;
}

/** A group of which nothing may be read is not there. */
function MenuGroup({ title, compact, children }: GroupProps) {
  const id = useId();
  return (
    <Box sx={{ px: 1, pt: 1, '&:last-of-type': { pb: 1.5 }, '&:not(:has(a))': { display: 'none' } }}>
      {title && compact && <Divider sx={{ mb: 1 }} />}
      {title && (
        <Typography
          id={id}
          variant="caption"
          component="p"
          sx={{ px: 1.25, pt: 0.5, pb: 0.5, fontWeight: 700, ...(compact && visuallyHidden) }}
        >
          {title}
        </Typography>
      )}
      <List {...(title && { 'aria-labelledby': id })} sx={{ p: 0, display: 'grid', gap: 0.5 }}>
        {children}
      </List>
    </Box>
  );
}

interface LineProps {
  entry: NavigationEntry;
  active: boolean;
  compact: boolean;
  /** How much there is in it that nobody has read. */
  unread: number;
  onNavigate: (() => void) | undefined;
}

function MenuLine({ entry, active, compact, unread, onNavigate }: LineProps) {
  const { path, label, icon: Icon } = entry;
  const said = unread > 0 ? shell.unread_in(label, unread) : label;
  const ink = active ? 'primary.main' : 'text.primary';
  return (
    <ListItem disablePadding>
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

/** How much nobody has read yet, by resource: the numbers beside the entries of the side menu. */
function useUnreadCounts(): Record<string, number> {
  const { data: stats } = usePhysicalDonationStats();
  return { 'donation-alerts': stats?.unread_alerts ?? 0 };
}
