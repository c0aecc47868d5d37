import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { StatementMapping, StatementReport } from '@livres/api/contract';
import { useState } from 'react';
import { feedback } from '../../shared/feedback/feedback.fr';
import { FileDrop } from '../../shared/records/FileDrop';
import { importTexts as texts } from './reconciliation.fr';
import { StatementColumns } from './StatementColumns';
import { StatementPreview } from './StatementPreview';
import { useStatementImport } from './use-statement-import';
import { TitledDialog } from '../../shared/layout/TitledDialog';

const FILE = { accepts: ['.csv', '.xml', 'text/csv', 'text/xml', 'application/xml'], refusal: texts.refused };

/** A bank's statement: choose it, read what it says, put its columns right, then import it. */
export function ImportStatementDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const { tryOut, run } = useStatementImport(onClose);
  const { data: report } = tryOut;
  const look = (chosen: File, mapping: StatementMapping | null) => {
    setFile(chosen);
    tryOut.mutate({ file: chosen, mapping });
  };
  const error = tryOut.error ?? run.error;
  const fresh = report ? report.new_lines + report.new_debits : 0;
  const isReady = file && report && fresh + report.new_set_aside > 0;
  return (
    <TitledDialog
      title={texts.title}
      onClose={onClose}
      isBusy={run.isPending}
      dismiss={feedback.cancel}
      maxWidth="md"
      sx={{ display: 'grid', gap: 2, alignContent: 'start' }}
      actions={
        isReady && (
          <Button
            variant="contained"
            loading={run.isPending}
            onClick={() => run.mutate({ file, mapping: report.mapping })}
          >
            {texts.run(fresh)}
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
      {report && <Found report={report} />}
      {file && report?.mapping && (
        <StatementColumns
          columns={report.columns}
          mapping={report.mapping}
          onChange={(mapping) => look(file, mapping)}
        />
      )}
      {report && report.lines.length > 0 && <StatementPreview lines={report.lines} />}
      <FileDrop
        label={file ? texts.other : texts.choose}
        disabled={tryOut.isPending || run.isPending}
        kind={FILE}
        onFile={(chosen) => look(chosen, null)}
      />
    </TitledDialog>
  );
}

function Found({ report }: { report: StatementReport }) {
  const { credits, debits, new_lines, known_lines, set_aside, reasons, faults } = report;
  return (
    <>
      <Alert severity="info" aria-live="polite">
        {texts.found(credits, debits)} {texts.fresh(new_lines, known_lines)}
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
