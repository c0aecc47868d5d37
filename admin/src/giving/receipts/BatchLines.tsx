import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { RECEIPT_KIND_LABELS, type ReceiptBatchLine } from '@livres/api/contract';
import { frenchMoney } from '../../shared/format/french-number';
import { texts } from './receipt.fr';

const { columns, first } = texts.batch;

/** The first receipts that would be issued. */
export function BatchLines({ lines }: { lines: ReceiptBatchLine[] }) {
  return (
    <TableContainer
      sx={{ mb: 2, maxHeight: 360 }}
      tabIndex={0}
      role="region"
      aria-label={first(lines.length)}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{columns.donor}</TableCell>
            <TableCell>{columns.kind}</TableCell>
            <TableCell align="right">{columns.gifts}</TableCell>
            <TableCell align="right">{columns.amount}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line, index) => (
            <TableRow key={`${line.email} ${index}`}>
              <TableCell>{line.donor_name}</TableCell>
              <TableCell>{RECEIPT_KIND_LABELS[line.kind]}</TableCell>
              <TableCell align="right">{line.gifts}</TableCell>
              <TableCell align="right">{frenchMoney(line.amount, 'EUR')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
