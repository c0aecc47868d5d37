import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link, useLocation } from 'react-router-dom';
import { texts } from './receipt.fr';

const TABS = [
  { to: '/receipts', label: texts.tabs.issued },
  { to: '/receipts/waiting', label: texts.tabs.waiting },
  { to: '/receipts/year', label: texts.tabs.year },
];

/** The three screens of receipts: what was issued, what waits, and what a year asks for. */
export function ReceiptTabs() {
  const { pathname } = useLocation();
  return (
    <Tabs
      value={pathname}
      component="nav"
      aria-label={texts.tabs_label}
      variant="scrollable"
      allowScrollButtonsMobile
      role="navigation"
      sx={{ mt: 1 }}
      slotProps={{ list: { role: 'presentation' } }}
    >
      {TABS.map(({ to, label }) => (
        <Tab
          key={to}
          value={to}
          label={label}
          component={Link}
          to={to}
          role="link"
          aria-selected={undefined}
          aria-current={to === pathname ? 'page' : undefined}
          tabIndex={0}
        />
      ))}
    </Tabs>
  );
}
