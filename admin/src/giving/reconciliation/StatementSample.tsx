import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { importTexts as texts } from './statement-import.fr';

/** The first rows of a table as they are written, for who says which column is which. */
export function StatementSample({ columns, rows }: { columns: string[]; rows: string[][] }) {
  return (
    <Box tabIndex={0} role="region" aria-label={texts.preview} sx={{ overflow: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((name, place) => (
              <TableCell key={place} sx={{ whiteSpace: 'nowrap' }}>
                {name || texts.column(place + 1)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((cells, index) => (
            <TableRow key={index}>
              {columns.map((_, place) => (
                <TableCell key={place}>{cells[place]}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
