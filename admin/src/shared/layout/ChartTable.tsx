import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { visuallyHidden } from './visually-hidden';

interface Props {
  caption: string;
  heads: string[];
  /** The first cell names its row. */
  rows: string[][];
  /** Where each row leads, if anywhere. */
  links?: readonly (string | undefined)[];
}

/** What a chart draws, as a table: the same for who does not see it, and for who wants the exact figures. */
export function ChartTable({ caption, heads, rows, links = [] }: Props) {
  return (
    <Table size="small" sx={TABLE}>
      <Box component="caption" sx={visuallyHidden}>
        {caption}
      </Box>
      <TableHead>
        <TableRow>
          {heads.map((head, index) => (
            <TableCell key={head} align={index === 0 ? 'left' : 'right'}>
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(([name, ...cells], row) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {links[row] ? (
                <Link component={RouterLink} to={links[row]}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </TableCell>
            {cells.map((cell, index) => (
              <TableCell key={heads[index + 1]} align="right">
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const TABLE = {
  mt: 1,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: { xs: 0.5, sm: 2 }, '&:first-of-type': { pl: 0 }, '&:last-of-type': { pr: 0 } },
  '& th[scope="row"]': { overflowWrap: 'anywhere' },
} as const;
