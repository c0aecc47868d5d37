import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { NewsletterProgressReport } from '@livres/api/contract';
import { frenchNumber } from '../../../shared/format/french-number';
import { Panel } from '../../../shared/layout/Panel';
import { texts } from '../newsletter.fr';

const { sending: words } = texts;

/** How far it has come with each mail provider. */
export const DomainsPanel = ({ report: { domains } }: { report: NewsletterProgressReport }) => (
  <Panel title={words.domains}>
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{words.domain}</TableCell>
          <TableCell align="right">{words.done}</TableCell>
          <TableCell align="right">{words.remaining}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {domains.map(({ domain, done, left, paused_until }) => (
          <TableRow key={domain}>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              {domain || words.others}{' '}
              {paused_until && (
                <Chip
                  size="small"
                  label={words.slowed}
                  sx={{ bgcolor: 'warning.light', color: 'warning.main' }}
                />
              )}
            </TableCell>
            <TableCell align="right">{frenchNumber(done)}</TableCell>
            <TableCell align="right">{frenchNumber(left)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Panel>
);
