import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { MatchingPotRecord } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { Panel } from '../../shared/layout/Panel';
import { matchingPotMessages, texts } from './matching-pot.fr';

const { fields } = matchingPotMessages;

/** What the pot added on each day. */
export function MatchingDaysPanel({ pot: { id, matched } }: { pot: MatchingPotRecord }) {
  const { data } = useQuery({
    queryKey: ['matching-pots', 'days', id, matched],
    queryFn: () => api.get(`/admin/matching-pots/${id}/days`),
  });
  if (!data) return null;
  return (
    <Panel title={texts.days}>
      {data.days.length === 0 ? (
        <Typography>{texts.none}</Typography>
      ) : (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{texts.day}</TableCell>
              <TableCell align="right">{fields.gifts}</TableCell>
              <TableCell align="right">{fields.matched}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.days.map((one) => (
              <TableRow key={one.day}>
                <TableCell component="th" scope="row">
                  {frenchDay(one.day)}
                </TableCell>
                <TableCell align="right">{one.gifts}</TableCell>
                <TableCell align="right">{frenchMoney(one.matched, 'EUR')}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Panel>
  );
}
