import Alert from '@mui/material/Alert';
import { useLocation } from 'react-router-dom';
import { readsMasked } from '../shared/rights/rights';
import { rights } from '../shared/rights/rights.fr';
import { activeEntry } from './active-route';
import { NAVIGATION } from './navigation';

const ENTRIES = NAVIGATION.flatMap(({ entries }) => entries);

/** Says on the screens of people why those who only read see none. */
export function MaskedNotice() {
  const { pathname } = useLocation();
  const path = activeEntry(
    ENTRIES.map((entry) => entry.path),
    pathname,
  );
  const entry = ENTRIES.find((one) => one.path === path);
  if (!entry || !readsMasked(entry.resource)) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ mt: 1.5, py: 0 }}>
      {rights.masked}
    </Alert>
  );
}
