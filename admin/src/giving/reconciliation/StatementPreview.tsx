import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { StatementLine } from '@livres/api/contract';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { importTexts as texts } from './statement-import.fr';

/** The first lines of a statement, as they are read. */
export function StatementPreview({ lines }: { lines: StatementLine[] }) {
  return (
    <Box tabIndex={0} role="region" aria-label={texts.preview} sx={{ maxHeight: 280, overflow: 'auto' }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{texts.day}</TableCell>
            <TableCell>{texts.wording}</TableCell>
            <TableCell align="right">{texts.amount}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line, index) => (
            <TableRow key={`${index} ${line.wording}`}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{frenchDay(line.booked_on)}</TableCell>
              <TableCell>
                {[line.counterparty, line.wording, line.is_known ? `(${texts.known})` : '']
                  .filter(Boolean)
                  .join(' ')}
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {frenchMoney(line.amount, line.currency)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
