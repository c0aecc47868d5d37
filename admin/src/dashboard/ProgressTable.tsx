import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { CampaignRecord } from '@livres/api/contract';
import { dashboard as texts } from './dashboard.fr';

export function ProgressTable({ campaigns }: { campaigns: CampaignRecord[] }) {
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{texts.campaign}</TableCell>
          <TableCell align="right">{texts.progress_unit}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {campaigns.map(({ id, title, progress_percentage }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row">
              {title}
            </TableCell>
            <TableCell align="right">{progress_percentage}&nbsp;%</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
