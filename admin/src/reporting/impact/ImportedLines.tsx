import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ImpactImportedLine } from '@livres/api/contract';
import { useTranslate } from 'react-admin';
import { changeValue } from '../../shared/history/change-value';
import { transfer as shared } from '../../shared/records/transfer.fr';
import { transfer as texts } from './transfer.fr';

const RESOURCES = { figure: 'metrics', location: 'location-metrics', year: 'yearly-progress' } as const;

/** What a file changes, line by line, from what to what; what it leaves as it is is only counted. */
export function ImportedLines({ rows }: { rows: ImpactImportedLine[] }) {
  const changing = rows.filter(({ action }) => action !== 'unchanged');
  if (changing.length === 0) return <Alert severity="info">{shared.none}</Alert>;
  return (
    <Box tabIndex={0} role="region" aria-label={texts.changes} sx={{ maxHeight: 360, overflow: 'auto' }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{texts.line}</TableCell>
            <TableCell>{texts.record}</TableCell>
            <TableCell>{texts.changes}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {changing.map((row) => (
            <TableRow key={`${row.kind} ${row.line} ${row.label}`}>
              <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{row.line}</TableCell>
              <TableCell>{row.label}</TableCell>
              <TableCell>
                <Changes row={row} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Changes({ row: { kind, action, changes } }: { row: ImpactImportedLine }) {
  const translate = useTranslate();
  const resource = RESOURCES[kind];
  if (action === 'created') return <>{texts.created}</>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          {translate(`resources.${resource}.fields.${field}`, { _: field })}&nbsp;:{' '}
          <del>{changeValue(translate, resource, field, before)}</del> →{' '}
          <strong>{changeValue(translate, resource, field, after)}</strong>
        </li>
      ))}
    </Box>
  );
}
