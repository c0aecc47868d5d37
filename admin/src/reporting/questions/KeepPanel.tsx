import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { ANALYTICS_QUESTION_LIMITS, type AnalyticsQuestion, type SavedQuestion } from '@livres/api/contract';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Panel } from '../../shared/layout/Panel';
import { useWarnBeforeLeaving } from '../../shared/layout/use-warn-before-leaving';
import type { MeasureQuestion } from '../shared/measure-question';
import { EmailsInput } from './EmailsInput';
import { questionTexts as texts } from './questions.fr';
import { useSaveQuestion } from './use-save-question';

interface Props {
  kept: AnalyticsQuestion | null;
  question: MeasureQuestion;
  /** A title to begin with. */
  proposed: string;
  /** Whether the question is another than the one that is kept. */
  isChanged: boolean;
}

/** Under which title the question is kept, for whom, and who receives it. */
export function KeepPanel({ kept, question, proposed, isChanged }: Props) {
  const [title, setTitle] = useState(kept?.title ?? proposed);
  const [is_shared, setShared] = useState(kept?.is_shared ?? false);
  const [weekly_to, setEmails] = useState<readonly string[]>(kept?.weekly_to ?? []);
  const [hasBadAddress, setBadAddress] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const helpId = useId();
  const navigate = useNavigate();
  const isTyped =
    title !== (kept?.title ?? proposed) ||
    is_shared !== (kept?.is_shared ?? false) ||
    weekly_to.join() !== (kept?.weekly_to ?? []).join();
  const { save, isSaving, faults, dialog } = useSaveQuestion({
    kept,
    onSaved: ({ id }) => void navigate(`/questions/${id}`, { replace: true }),
    onTheirs: () => void navigate(`/questions/${kept?.id}`, { replace: true }),
  });
  useWarnBeforeLeaving(!isSaving && (isTyped || (kept !== null && isChanged)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(title.trim() === '');
    if (title.trim() === '' || hasBadAddress) return;
    save({ title, question: question as SavedQuestion, is_shared, weekly_to: [...weekly_to] });
  };
  const others = Object.entries(faults).filter(([field]) => !['title', 'weekly_to'].includes(field));
  return (
    <Panel title={texts.keep}>
      <Stack component="form" onSubmit={submit} noValidate sx={{ gap: 2 }}>
        <TextField
          size="small"
          margin="none"
          label={texts.name}
          value={title}
          onChange={({ target }) => {
            setTitle(target.value);
            setMissing(false);
          }}
          error={isMissing || 'title' in faults}
          helperText={isMissing ? texts.name_missing : faults['title']}
          required
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: ANALYTICS_QUESTION_LIMITS.title } }}
        />
        <div>
          <FormControlLabel
            control={
              <Switch
                checked={is_shared}
                onChange={(_, checked) => setShared(checked)}
                slotProps={{ input: { 'aria-describedby': helpId } }}
              />
            }
            label={texts.share}
          />
          <FormHelperText id={helpId} sx={{ mt: 0 }}>
            {texts.share_help}
          </FormHelperText>
        </div>
        <EmailsInput
          emails={weekly_to}
          onChange={(emails, isBad) => {
            setEmails(emails);
            setBadAddress(isBad);
          }}
          fault={faults['weekly_to']}
        />
        {others.map(([field, said]) => (
          <Alert key={field} severity="error">
            {said}
          </Alert>
        ))}
        <Button type="submit" variant="contained" loading={isSaving} sx={{ alignSelf: 'flex-start' }}>
          {kept ? texts.save_changes : texts.save}
        </Button>
      </Stack>
      {dialog}
    </Panel>
  );
}
