import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Suspense, type ReactNode } from 'react';
import { TitlePortal } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { endSession } from '../people/access/leave';
import { SessionWatch } from '../people/access/SessionWatch';
import { COLOURS, DISPLAY_FONT } from '../shared/theme/tokens';
import { shell } from './shell.fr';
import { useTabTitle } from './use-tab-title';

export const MY_ACCESS = '/my-access';

/** The frame for an administrator who has yet to add a second factor: that page, and the way out. */
export function EnrolmentShell({ children }: { children: ReactNode }) {
  useTabTitle();
  const { pathname } = useLocation();
  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default', color: 'text.primary' }}>
      <SessionWatch />
      <AppBar position="sticky" sx={{ bgcolor: COLOURS.indigo900, color: '#fff', backgroundImage: 'none' }}>
        <Toolbar variant="dense" sx={{ minHeight: 56 }}>
          <Typography noWrap sx={{ flex: 1, fontFamily: DISPLAY_FONT, fontWeight: 700 }}>
            {shell.title}
          </Typography>
          <Button color="inherit" onClick={() => void endSession()}>
            {shell.logout}
          </Button>
        </Toolbar>
      </AppBar>
      <Box component="main" sx={{ maxWidth: 800, mx: 'auto', px: { xs: 1.5, sm: 3 }, pb: 6 }}>
        <TitlePortal variant="h4" component="h1" sx={{ whiteSpace: 'normal', pt: { xs: 2, md: 3 } }} />
        <Suspense fallback={null}>
          {pathname === MY_ACCESS ? children : <Navigate to={MY_ACCESS} replace />}
        </Suspense>
      </Box>
    </Box>
  );
}
