import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { AccountBalance } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { frenchMoney } from '../../shared/format/french-number';
import { Panel } from '../../shared/layout/Panel';
import { BalanceForm } from './BalanceForm';
import { ComparisonPanel } from './ComparisonPanel';
import { JournalExport } from './JournalExport';
import { accountTexts as texts } from './reconciliation.fr';
import { accountsQuery } from './reconciliation-queries';
import { MayWrite } from '../../shared/rights/MayWrite';

/** The journal's accounts, the bank's beside what the bank says, and the export for the accountant. */
export function AccountsTab() {
  const { data, error, refetch } = useQuery(accountsQuery);
  return (
    <Stack sx={{ gap: 2 }}>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={280} />}
      {data?.banks.map((bank) => (
        <ComparisonPanel key={bank.currency} bank={bank} />
      ))}
      <MayWrite resource="bank-balances">{data && <BalanceForm accounts={data.bank_accounts} />}</MayWrite>
      {data && data.accounts.length > 0 && <Balances accounts={data.accounts} />}
      <MayWrite resource="accounting">
        <JournalExport />
      </MayWrite>
    </Stack>
  );
}

function Balances({ accounts }: { accounts: AccountBalance[] }) {
  return (
    <Panel title={texts.accounts} help={texts.accounts_help}>
      <Box tabIndex={0} role="region" aria-label={texts.accounts} sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{texts.number}</TableCell>
              <TableCell>{texts.label}</TableCell>
              <TableCell align="right">{texts.balance}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {accounts.map(({ account, number, label, amount, currency }) => (
              <TableRow key={`${account} ${currency}`}>
                <TableCell>{number}</TableCell>
                <TableCell>{label}</TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {frenchMoney(amount, currency)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Panel>
  );
}
