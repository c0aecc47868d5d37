import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MoneyDonationRecord } from '@livres/api/contract';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { Panel } from '../../shared/layout/Panel';
import { texts } from './gift.fr';
import { useGiftTimeline } from './use-gift-timeline';

const { show } = texts;
const { columns } = show;

/** Each line of the journal of money: what an account received is above 0, what left it below. */
export function JournalPanel({ gift }: { gift: MoneyDonationRecord }) {
  const { data } = useGiftTimeline(gift);
  if (!data) return null;
  const lines = data.journal;
  return (
    <Panel title={show.journal} help={show.journal_help}>
      {lines.length === 0 ? (
        <Typography color="textSecondary">{show.no_journal}</Typography>
      ) : (
        <Box sx={{ overflowX: 'auto' }}>
          <Box component="table" sx={TABLE}>
            <thead>
              <tr>
                <th scope="col">{columns.when}</th>
                <th scope="col">{columns.kind}</th>
                <th scope="col">{columns.account}</th>
                <th scope="col">{columns.amount}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ id, happened_at, kind, account, amount, currency, note }) => (
                <tr key={id}>
                  <td>{frenchDay(happened_at)}</td>
                  <td>{note ? `${kind} (${note})` : kind}</td>
                  <td>{account}</td>
                  <td>{frenchMoney(amount, currency)}</td>
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
    </Panel>
  );
}

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 0.75, pr: 2, textAlign: 'left', borderBottom: 1, borderColor: 'divider' },
  '& th:last-of-type, & td:last-of-type': { pr: 0, textAlign: 'right', whiteSpace: 'nowrap' },
} as const;
