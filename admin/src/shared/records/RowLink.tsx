import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface Props {
  /** None where whoever is at work may not open the record. */
  to: string | null;
  sx?: object;
  children: ReactNode;
}

/** What names a row. The row takes the mouse; this takes the keyboard, and opens in another tab. */
export function RowLink({ to, sx, children }: Props) {
  return (
    <Link
      {...(to !== null && { component: RouterLink, to })}
      color="inherit"
      underline="hover"
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 650, overflowWrap: { xs: 'anywhere', md: 'break-word' }, ...sx }}
    >
      {children}
    </Link>
  );
}
