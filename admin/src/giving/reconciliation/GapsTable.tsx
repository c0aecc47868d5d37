import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { PROVIDER_GAP_LABELS, type ProviderGap } from '@livres/api/contract';
import { Link as RouterLink } from 'react-router-dom';
import { frenchDay } from '../../shared/format/french-date';
import { frenchNumber } from '../../shared/format/french-number';
import { providerTexts as texts } from './reconciliation.fr';

/** Where a provider and the journal differ, the newest first. */
export function GapsTable({ gaps }: { gaps: ProviderGap[] }) {
  return (
    <Box tabIndex={0} role="region" aria-label={texts.gaps(gaps.length)} sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{texts.kind}</TableCell>
            <TableCell>{texts.at}</TableCell>
            <TableCell>{texts.donation}</TableCell>
            <TableCell align="right">{texts.here}</TableCell>
            <TableCell align="right">{texts.there}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {gaps.map((gap) => (
            <TableRow key={`${gap.kind} ${gap.provider_ref}`}>
              <TableCell>{PROVIDER_GAP_LABELS[gap.kind]}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{frenchDay(gap.at)}</TableCell>
              <TableCell>
                {gap.donation_id ? (
                  <Link component={RouterLink} to={`/donations/${gap.donation_id}/show`}>
                    {gap.reference ?? gap.provider_ref}
                  </Link>
                ) : (
                  gap.provider_ref
                )}
              </TableCell>
              <TableCell align="right">{amountOf(gap.here, gap.currency)}</TableCell>
              <TableCell align="right">{amountOf(gap.there, gap.currency)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const amountOf = (amount: number | null, currency: string) =>
  amount === null ? texts.unknown : `${frenchNumber(amount)} ${currency}`;
