import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { StatementReport } from '@livres/api/contract';
import { frenchDay } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { importTexts as texts } from './statement-import.fr';

/** What a statement holds: how many lines of which accounts, what is on them, and what cannot be taken. */
export function StatementFound({ report }: { report: StatementReport }) {
  const { credits, debits, new_lines, known_lines, set_aside, reasons, faults, balances } = report;
  const accounts = report.accounts.filter(Boolean);
  return (
    <>
      <Alert severity="info" aria-live="polite">
        {texts.found(credits, debits)} {texts.fresh(new_lines, known_lines)}
        {accounts.length > 0 && <div>{texts.of_accounts(accounts)}</div>}
        {balances.map(({ account, day, amount, currency }) => (
          <div key={`${account} ${day} ${currency}`}>
            {texts.balance(account, frenchDay(day), frenchMoney(amount, currency))}
          </div>
        ))}
      </Alert>
      {faults.length > 0 && (
        <Alert severity="warning">
          <AlertTitle>{texts.faults(set_aside)}</AlertTitle>
          {reasons.map(({ message, count }) => (
            <div key={message}>{texts.reason(message, count)}</div>
          ))}
          {faults.map(({ line, message }) => (
            <div key={line}>{texts.fault(line, message)}</div>
          ))}
        </Alert>
      )}
    </>
  );
}
