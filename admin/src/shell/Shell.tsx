import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useEffect, useState } from 'react';
import { TitlePortal, useSidebarState, type LayoutProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { LiveNotifications } from '../people/notifications/live/LiveNotifications';
import { SessionWatch } from '../people/access/SessionWatch';
import { readSession } from '../shared/api/session-store';
import { ErrorBoundary } from '../shared/feedback/ErrorBoundary';
import { EnrolmentShell } from './EnrolmentShell';
import { SideMenu } from './SideMenu';
import { shell } from './shell.fr';
import { TopBar } from './TopBar';
import { useTabTitle } from './use-tab-title';
import Alert from '@mui/material/Alert';
import { readsMasked } from '../shared/rights/rights';
import { rights } from '../shared/rights/rights.fr';
import { activeEntry } from './active-route';
import { MENU_ENTRIES } from './navigation';
import Link from '@mui/material/Link';

const WIDTH = 236;
const COMPACT_WIDTH = 60;

/** The frame around every screen behind the gate. */
export function Shell({ children }: LayoutProps) {
  // Asked again at each page: adding the second factor leads to another.
  useLocation();
  if (readSession()?.must_enrol) return <EnrolmentShell>{children}</EnrolmentShell>;
  return <WholeShell>{children}</WholeShell>;
}

function WholeShell({ children }: LayoutProps) {
  const phone = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  const [expanded, setExpanded] = useSidebarState();
  const [drawer, setDrawer] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setDrawer(false), [pathname]);
  useTabTitle();

  const toggle = () => (phone ? setDrawer(!drawer) : setExpanded(!expanded));
  const label = phone ? shell.open_menu : expanded ? shell.collapse_menu : shell.expand_menu;

  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default', color: 'text.primary' }}>
      <SkipLink />
      <SessionWatch />
      <LiveNotifications />
      <TopBar menuLabel={label} menuOpen={phone ? drawer : expanded} onMenu={toggle} />
      {phone && (
        <Drawer
          open={drawer}
          onClose={() => setDrawer(false)}
          slotProps={{ paper: { sx: { width: WIDTH } } }}
        >
          <SideMenu compact={false} onNavigate={() => setDrawer(false)} />
        </Drawer>
      )}
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        {!phone && (
          <Box
            className="no-print"
            sx={{ position: 'sticky', top: 56, flexShrink: 0, width: expanded ? WIDTH : COMPACT_WIDTH }}
          >
            <SideMenu compact={!expanded} />
          </Box>
        )}
        <Box component="main" id="main-content" tabIndex={-1} sx={MAIN}>
          <TitlePortal variant="h4" component="h1" sx={{ whiteSpace: 'normal', pt: { xs: 2, md: 3 } }} />
          <MaskedNotice />
          <ErrorBoundary resetKey={pathname}>
            <Suspense
              fallback={<Skeleton variant="rounded" height={360} sx={{ mt: 3 }} aria-label={shell.loading} />}
            >
              {children}
            </Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
    </Box>
  );
}

const MAIN = {
  flex: 1,
  minWidth: 0,
  maxWidth: 1520,
  px: { xs: 1.5, sm: 3 },
  pb: 6,
  '&:focus': { outline: 'none' },
} as const;

/** Says on the screens of people why those who only read see none. */
function MaskedNotice() {
  const { pathname } = useLocation();
  const path = activeEntry(
    MENU_ENTRIES.map((entry) => entry.path),
    pathname,
  );
  const entry = MENU_ENTRIES.find((one) => one.path === path);
  if (!entry || !readsMasked(entry.resource)) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ mt: 1.5, py: 0 }}>
      {rights.masked}
    </Alert>
  );
}

function SkipLink() {
  return (
    <Link
      href="#main-content"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main-content')?.focus();
      }}
      sx={{
        position: 'fixed',
        zIndex: 2000,
        top: 8,
        left: 8,
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {shell.skip}
    </Link>
  );
}
