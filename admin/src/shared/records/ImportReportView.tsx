import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { transfer } from './transfer.fr';
import type { ImportReport } from '@livres/api/contract';

const MOST = 200;

interface Props {
  report: ImportReport;
  fileName: string;
  /** What happens line by line, where more is known than each line's name. */
  children?: ReactNode;
}

/** What a file would do: how many of each, what is wrong line by line, then line by line what happens. */
export function ImportReportView({ report, fileName, children }: Props) {
  const hasErrors = report.errors.length > 0;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h6" component="h3">
        {transfer.ready(fileName)}
      </Typography>
      <Counts report={report} />
      {report.unread && report.unread.length > 0 && (
        <Alert severity="warning">{transfer.unread(report.unread)}</Alert>
      )}
      {hasErrors && <Alert severity="error">{transfer.fix}</Alert>}
      {hasErrors ? <Faults report={report} /> : (children ?? <Rows report={report} />)}
    </Box>
  );
}

function Counts({ report }: { report: ImportReport }) {
  const soft = (colour: 'success' | 'info' | 'error') => ({
    bgcolor: `${colour}.light`,
    color: `${colour}.main`,
  });
  return (
    <Box role="status" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <Chip label={transfer.created(report.created)} sx={soft('success')} />
      <Chip label={transfer.updated(report.updated)} sx={soft('info')} />
      <Chip label={transfer.unchanged(report.unchanged)} variant="outlined" />
      {report.left_out?.map(({ reason, count }) => (
        <Chip key={reason} label={transfer.leftOut(reason, count)} variant="outlined" />
      ))}
      {report.errors.length > 0 && <Chip label={transfer.faulty(report.errors.length)} sx={soft('error')} />}
    </Box>
  );
}

function Faults({ report: { errors } }: { report: ImportReport }) {
  const resource = useResourceContext();
  const translate = useTranslate();
  return (
    <Lines heads={[transfer.line, transfer.field, transfer.message]} count={errors.length}>
      {errors.slice(0, MOST).map(({ line, field, message }) => (
        <TableRow key={`${line} ${field} ${message}`}>
          <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{line}</TableCell>
          <TableCell>{field && translate(`resources.${resource}.fields.${field}`, { _: field })}</TableCell>
          <TableCell>{message}</TableCell>
        </TableRow>
      ))}
    </Lines>
  );
}

function Rows({ report: { rows, created, updated, left_out = [] } }: { report: ImportReport }) {
  const isNothing = created + updated === 0;
  if (isNothing && left_out.length === 0) return <Alert severity="info">{transfer.none}</Alert>;
  return (
    <>
      {isNothing && <Alert severity="info">{transfer.none_left_out}</Alert>}
      <Lines heads={[transfer.line, transfer.record, transfer.action]} count={rows.length}>
        {rows.slice(0, MOST).map(({ line, label, action, left_out: reason }) => (
          <TableRow key={line}>
            <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{line}</TableCell>
            <TableCell>{label}</TableCell>
            <TableCell>{reason ? transfer.leftOutLine(reason) : transfer.actions[action]}</TableCell>
          </TableRow>
        ))}
      </Lines>
    </>
  );
}

function Lines({ heads, count, children }: { heads: string[]; count: number; children: ReactNode }) {
  return (
    <Box tabIndex={0} role="region" aria-label={heads.join(', ')} sx={{ maxHeight: 320, overflow: 'auto' }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableCell key={head}>{head}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
      {count > MOST && (
        <Typography variant="body2" sx={{ p: 1 }}>
          {transfer.more(count - MOST)}
        </Typography>
      )}
    </Box>
  );
}
