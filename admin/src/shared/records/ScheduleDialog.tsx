import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { feedback } from '../feedback/feedback.fr';
import { frenchMoment } from '../format/french-date';
import { parisMoment } from '../format/paris-moment';
import { useContentKind, type ContentRecord } from './content-kind';
import { MOVES, publishing } from './publication.fr';
import { readSchedule, tomorrowMorning } from './schedule';
import { MINUTE_MS } from '@livres/api/contract';
import { TitledDialog } from '../layout/TitledDialog';

interface Props {
  record: ContentRecord | undefined;
  isDirty: boolean;
  savesFirst: boolean;
  busy: boolean;
  onConfirm: (at: string) => void;
  onClose: () => void;
}

const { schedule: texts } = publishing;

/** A day and an hour, meant in Paris wherever the browser is. */
export function ScheduleDialog({ record, isDirty, savesFirst, busy, onConfirm, onClose }: Props) {
  const { words } = useContentKind();
  const [day, time, setDay, setTime] = useMoment(record?.publish_at ?? null);
  const [tried, setTried] = useState(false);
  const ids = { title: useId(), sentence: useId() };
  const { at, fault } = readSchedule(day, time, Date.now());
  const shown = fault && (tried || fault !== 'incomplete') ? texts[fault] : null;
  const confirm = () => (at ? onConfirm(at) : setTried(true));
  return (
    <TitledDialog
      title={MOVES.schedule.title(words)}
      onClose={onClose}
      dismiss={feedback.cancel}
      maxWidth="xs"
      actions={
        <Button onClick={confirm} variant="contained" loading={busy}>
          {texts.action}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
        <TextField
          type="date"
          label={texts.day}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          error={shown !== null}
          slotProps={{
            htmlInput: {
              min: parisMoment(new Date().toISOString()).slice(0, 10),
              'aria-describedby': ids.sentence,
            },
          }}
          autoFocus
        />
        <TextField
          type="time"
          label={texts.time}
          value={time}
          onChange={({ target }) => setTime(target.value)}
          error={shown !== null}
          slotProps={{ htmlInput: { 'aria-describedby': ids.sentence } }}
        />
      </Box>
      <Typography id={ids.sentence} role="status" color={shown ? 'error' : 'textPrimary'} sx={{ mt: 1 }}>
        {shown ?? (at && `${texts.will(words, frenchMoment(at), record?.is_live === true)} ${hereText(at)}`)}
      </Typography>
      {isDirty && savesFirst && <Typography sx={{ mt: 1 }}>{publishing.saved_first}</Typography>}
    </TitledDialog>
  );
}

function useMoment(at: string | null) {
  const [start] = useState(() => parisMoment(at ?? tomorrowMorning(Date.now())));
  const [day, setDay] = useState(start.slice(0, 10));
  const [time, setTime] = useState(start.slice(11));
  return [day, time, setDay, setTime] as const;
}

// For whoever works from Yaoundé, where it is another hour.
function hereText(at: string): string {
  const here = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' });
  const elsewhere = new Date(at).getTimezoneOffset() !== parisOffset(at);
  return elsewhere ? texts.here(here.format(new Date(at))) : '';
}

function parisOffset(at: string): number {
  return (Date.parse(at) - Date.parse(`${parisMoment(at)}Z`)) / MINUTE_MS;
}
