import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { StatementReport } from '@livres/api/contract';
import { useState } from 'react';
import { feedback } from '../../shared/feedback/feedback.fr';
import { FileDrop } from '../../shared/records/FileDrop';
import { KnownLines } from './KnownLines';
import { importTexts as texts } from './statement-import.fr';
import { StatementAccount } from './StatementAccount';
import { StatementColumns } from './StatementColumns';
import { StatementFound } from './StatementFound';
import { StatementPreview } from './StatementPreview';
import { StatementSample } from './StatementSample';
import { type Statement, useStatementImport } from './use-statement-import';
import { TitledDialog } from '../../shared/layout/TitledDialog';

const FILE = {
  accepts:
    '.csv .tsv .txt .xml .xlsx .xlsm .zip .ofx .qfx .cfo .cfonb .dat text/csv text/plain text/xml'.split(' '),
  refusal: texts.refused,
};

/** A bank's statement: choose it, read what it says, put its columns right, then import it. */
export function ImportStatementDialog({ onClose }: { onClose: () => void }) {
  const [statement, setStatement] = useState<Statement | null>(null);
  // What was read of the file stays in sight while it is read again, and where that is refused.
  const [report, setReport] = useState<StatementReport | null>(null);
  const { tryOut, run } = useStatementImport(onClose);
  const look = (one: Statement) => {
    setStatement(one);
    if (one.file !== statement?.file) setReport(null);
    tryOut.mutate(one, { onSuccess: setReport });
  };
  const error = tryOut.error ?? run.error;
  return (
    <TitledDialog
      title={texts.title}
      onClose={onClose}
      isBusy={run.isPending}
      dismiss={feedback.cancel}
      maxWidth="md"
      sx={{ display: 'grid', gap: 2, alignContent: 'start', gridAutoRows: 'max-content' }}
      actions={
        statement &&
        report &&
        !tryOut.error &&
        whatWaits(report) !== null && (
          <Button
            variant="contained"
            loading={run.isPending}
            disabled={tryOut.isPending}
            onClick={() => run.mutate({ ...statement, mapping: report.mapping })}
          >
            {whatWaits(report)}
          </Button>
        )
      }
    >
      <Typography>{texts.intro}</Typography>
      {tryOut.isPending && <LinearProgress aria-label={texts.reading} />}
      {error && (
        <Alert severity="error">
          <AlertTitle>{texts.failed}</AlertTitle>
          {error.message}
        </Alert>
      )}
      {statement && report && <Read report={report} statement={statement} onChange={look} />}
      <FileDrop
        label={statement ? texts.other : texts.choose}
        disabled={tryOut.isPending || run.isPending}
        kind={FILE}
        onFile={(file) => look({ file, mapping: null, account: '', keep: [] })}
      />
    </TitledDialog>
  );
}

interface Props {
  report: StatementReport;
  statement: Statement;
  /** Looks at the file again, with what staff say of it now. */
  onChange: (statement: Statement) => void;
}

function Read({ report, statement, onChange }: Props) {
  const isTable = report.format === 'csv';
  const isUnknown = isTable && report.mapping === null;
  return (
    <>
      {isUnknown ? <Alert severity="warning">{texts.unknown}</Alert> : <StatementFound report={report} />}
      {isUnknown && <StatementSample columns={report.columns} rows={report.sample} />}
      {isTable && (
        <StatementColumns
          key={statement.file.name + report.columns.join(';')}
          columns={report.columns}
          heading={report.heading}
          mapping={report.mapping}
          onChange={(mapping) => onChange({ ...statement, mapping, keep: [] })}
        />
      )}
      {isTable && !isUnknown && (
        <StatementAccount
          read={report.accounts}
          account={statement.account}
          onChange={(account) => onChange({ ...statement, account, mapping: report.mapping, keep: [] })}
        />
      )}
      {report.lines.length > 0 && <StatementPreview lines={report.lines} />}
      <KnownLines
        lines={report.known}
        keep={statement.keep}
        onChange={(keep) => onChange({ ...statement, mapping: report.mapping, keep })}
      />
    </>
  );
}

/** What the button does; null where there is nothing to do. */
function whatWaits({ new_lines, new_debits, new_set_aside, credits, debits, balances }: StatementReport) {
  const fresh = new_lines + new_debits;
  if (fresh > 0) return texts.run(fresh);
  if (new_set_aside > 0) return texts.note_aside;
  return credits + debits === 0 && balances.length > 0 ? texts.keep_balance : null;
}
