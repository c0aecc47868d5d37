import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { NewsletterRecord } from '@livres/api/contract';
import { useState } from 'react';
import { Form } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { mayDo } from '../../../shared/rights/rights';
import { AudiencePanel } from '../audience/AudiencePanel';
import { texts } from '../newsletter.fr';
import { NewsletterHead } from '../NewsletterHead';
import { ChecksPanel } from '../sending/ChecksPanel';
import { SchedulePanel } from '../sending/SchedulePanel';
import { DeleteNewsletter } from './DeleteNewsletter';
import { NewsletterPreview } from './NewsletterPreview';
import { SendTestButton } from './SendTestButton';
import { useAutosave } from './use-autosave';
import { VersionsButton } from './VersionsButton';
import { WritePanel } from './WritePanel';

interface Props {
  newsletter: NewsletterRecord;
  onReload: () => void;
}

/** Writing, seeing and checking a newsletter on one screen; what is written is saved as one types. */
export function NewsletterEditor({ newsletter, onReload }: Props) {
  const [start, setStart] = useState(newsletter);
  const restart = (record: NewsletterRecord) => {
    setStart(record);
    onReload();
  };
  return (
    <Form key={`${start.id}:${start.version}`} record={start} onSubmit={() => undefined}>
      <Editor start={start} onReload={onReload} onRestart={restart} />
    </Form>
  );
}

interface EditorProps {
  start: NewsletterRecord;
  onReload: () => void;
  onRestart: (record: NewsletterRecord) => void;
}

function Editor({ start, onReload, onRestart }: EditorProps) {
  const isWritable = start.status === 'draft' && mayDo('newsletters', 'write');
  const { saved, state, takeTheirs } = useAutosave(start, isWritable, onRestart);
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <NewsletterHead newsletter={saved}>
        <VersionsButton newsletter={saved} isWritable={isWritable} onRestored={onRestart} />
        {mayDo('newsletters', 'write') && (
          <Button component={RouterLink} to="/newsletters/new" variant="outlined">
            {texts.write}
          </Button>
        )}
        {isWritable && <SendTestButton newsletter={saved} onSent={onReload} />}
      </NewsletterHead>
      {state === 'conflict' && (
        <Alert
          severity="error"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" onClick={takeTheirs}>
              {texts.editor.reload}
            </Button>
          }
        >
          {texts.editor.conflict}
        </Alert>
      )}
      {start.status === 'scheduled' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {texts.editor.locked}
        </Alert>
      )}
      {start.status === 'held' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {texts.editor.held}
        </Alert>
      )}
      <Box sx={COLUMNS}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <WritePanel
            state={state}
            savedAt={saved.updated_at}
            isWritable={isWritable}
            open={open}
            onOpen={setOpen}
          />
          {isWritable && <DeleteNewsletter newsletter={saved} />}
        </Stack>
        <NewsletterPreview newsletter={saved} />
        <Stack component="aside" sx={{ gap: 2, minWidth: 0 }}>
          <AudiencePanel isWritable={isWritable} />
          <ChecksPanel newsletter={saved} onShow={setOpen} />
          <SchedulePanel newsletter={saved} isSaved={state === 'saved'} onChanged={onReload} />
        </Stack>
      </Box>
    </>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) minmax(0, 1fr)',
    lg: 'minmax(280px, 340px) minmax(0, 1fr) minmax(260px, 310px)',
  },
} as const;
