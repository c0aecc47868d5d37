import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { CampaignRecord } from '@livres/api/contract';
import { lazy, Suspense } from 'react';
import { useGetList } from 'react-admin';
import { Panel } from '../shared/layout/Panel';
import { dashboard as texts } from './dashboard.fr';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

// The charts are the panel's heaviest package: the day's work is on the screen before they are.
const ProgressChart = lazy(() => import('./ProgressChart'));

const SHOWN = 10;

/** How far the running campaigns are, drawn and as a table. */
export function ProgressPanel() {
  const { data, isPending } = useGetList<CampaignRecord>('campaigns', {
    filter: { status: 'active' },
    sort: { field: 'progress_percentage', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  if (isPending) return <Skeleton variant="rounded" height={320} />;
  return (
    <Panel title={texts.progress} help={texts.progress_help(SHOWN)}>
      {data && data.length > 0 ? (
        <>
          <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
            <ProgressChart campaigns={data} />
          </Suspense>
          <Box component="details" sx={{ mt: 1 }}>
            <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', py: 1 }}>
              {texts.as_table}
            </Typography>
            <ProgressTable campaigns={data} />
          </Box>
        </>
      ) : (
        <Typography color="textSecondary">{texts.progress_empty}</Typography>
      )}
    </Panel>
  );
}

function ProgressTable({ campaigns }: { campaigns: CampaignRecord[] }) {
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
