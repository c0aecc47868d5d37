import SendIcon from '@mui/icons-material/Send';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { CASE_LIMITS, CASE_MESSAGES } from '@livres/api/contract';
import { useState, type FormEvent } from 'react';
import { Panel } from '../../../shared/layout/Panel';
import { useCaseKind, type CaseRecord } from './case-kind';
import { casework } from './casework.fr';
import { EmailPreview } from './EmailPreview';
import { TemplateSelect } from './TemplateSelect';
import { useEmail } from './use-email';

const texts = casework.letter;

/** An email to the student, from a template or from nothing; what is typed is kept until it has left. */
export function EmailForm({ record }: { record: CaseRecord }) {
  const { letter, write, faults, whenComplete, send, isBusy, dialog } = useEmail(record);
  const [isShown, setShown] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) send();
  };
  return (
    <Panel title={texts.title} help={texts.help(record.email)}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
        <TemplateSelect record={record} isBlank={!letter.subject && !letter.body} onTake={write} />
        <TextField
          label={texts.subject}
          margin="none"
          value={letter.subject}
          onChange={({ target }) => write({ subject: target.value })}
          error={faults.subject}
          helperText={faults.subject ? CASE_MESSAGES.subject : ''}
          slotProps={{ htmlInput: { maxLength: CASE_LIMITS.subject } }}
          fullWidth
        />
        <TextField
          label={texts.body}
          margin="none"
          value={letter.body}
          onChange={({ target }) => write({ body: target.value })}
          error={faults.body}
          helperText={faults.body ? CASE_MESSAGES.body : ''}
          slotProps={{ htmlInput: { maxLength: CASE_LIMITS.body } }}
          multiline
          minRows={7}
          fullWidth
        />
        <NextState record={record} value={letter.status} onChoose={(status) => write({ status })} />
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained" startIcon={<SendIcon />} loading={isBusy}>
            {texts.send}
          </Button>
          <Button variant="outlined" onClick={() => whenComplete(() => setShown(true))}>
            {texts.preview}
          </Button>
        </Box>
      </Box>
      {isShown && <EmailPreview record={record} letter={letter} onClose={() => setShown(false)} />}
      {dialog}
    </Panel>
  );
}

interface NextStateProps {
  record: CaseRecord;
  value: string;
  onChoose: (status: string) => void;
}

/** What the case becomes once the email has left. */
function NextState({ record: { next_statuses }, value, onChoose }: NextStateProps) {
  const { labels } = useCaseKind();
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={texts.afterwards}
      value={next_statuses.includes(value) ? value : ''}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{texts.stay}</MenuItem>
      {next_statuses.map((next) => (
        <MenuItem key={next} value={next}>
          {texts.become(labels[next] ?? next)}
        </MenuItem>
      ))}
    </TextField>
  );
}
