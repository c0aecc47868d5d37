import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BankComparison } from '@livres/api/contract';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { Panel } from '../../shared/layout/Panel';
import { accountTexts as texts } from './reconciliation.fr';

/** What the bank says beside what the journal says, and what explains the difference. */
export function ComparisonPanel({ bank }: { bank: BankComparison }) {
  const { currency, journal, difference, unexplained, balances } = bank;
  const money = (amount: number) => frenchMoney(amount, currency);
  const parts = partsOf(bank).filter(({ amount }) => amount !== 0);
  const suspense = suspenseOf(bank);
  return (
    <Panel title={texts.comparison(currency)} help={texts.comparison_help}>
      <Rows
        rows={[
          { label: texts.bank, amount: bank.bank },
          { label: texts.journal, amount: journal },
          { label: texts.difference, amount: difference },
        ]}
        money={money}
      />
      <Typography variant="body2" color="textSecondary" sx={{ my: 1 }}>
        {balances.length === 0 && texts.no_balance}
        {balances.map(({ account, day, amount, source, by }) => (
          <Box component="span" key={account} sx={{ display: 'block' }}>
            {texts.from_balance(
              frenchDay(day),
              money(amount),
              source === 'statement' ? texts.by_statement : texts.by_staff(by),
              account,
            )}
          </Box>
        ))}
      </Typography>
      {parts.length === 0 && unexplained === 0 && <Alert severity="success">{texts.agreed}</Alert>}
      {parts.length > 0 && (
        <>
          <Typography sx={{ fontWeight: 650, mt: 1.5 }}>{texts.explained}</Typography>
          <Rows rows={parts} money={money} />
        </>
      )}
      {suspense.length > 0 && (
        <>
          <Typography sx={{ fontWeight: 650, mt: 1.5 }}>{texts.suspense}</Typography>
          <Rows rows={suspense} money={money} />
        </>
      )}
      {unexplained !== 0 && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {texts.unexplained(money(unexplained))}
        </Alert>
      )}
    </Panel>
  );
}

interface Row {
  label: string;
  amount: number;
}

/** With the sign by which each makes the bank's sum larger than the journal's. */
function partsOf({ before, unlinked }: BankComparison): Row[] {
  return [
    { label: texts.before, amount: before },
    { label: texts.unlinked(unlinked.count), amount: unlinked.amount === 0 ? 0 : -unlinked.amount },
  ];
}

/** What is in the journal already and nobody said yet what it is, or as nothing of ours. */
function suspenseOf({ waiting, ignored }: BankComparison): Row[] {
  return [
    { ...waiting, label: texts.waiting(waiting.count) },
    { ...ignored, label: texts.ignored(ignored.count) },
  ].filter(({ count }) => count > 0);
}

function Rows({ rows, money }: { rows: Row[]; money: (amount: number) => string }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {rows.map(({ label, amount }) => (
        <Box key={label} sx={ROW}>
          <Typography component="dt">{label}</Typography>
          <Typography component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {money(amount)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const ROW = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
