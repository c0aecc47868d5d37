import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { TRANSACTION_LIMITS, type PickupTransaction } from '@livres/api/contract';
import { useId, useState, type FormEvent } from 'react';
import { collectedFaults, collectedOf, quantitiesOf } from '../shared/plan/collected';
import { CollectedInputs } from '../shared/plan/CollectedInputs';
import type { SavedTick } from './saved-ticks';
import { PictureField } from './PictureField';
import { texts } from './round.fr';

interface Props {
  stop: PickupTransaction;
  /** What was ticked before and not taken, to be corrected. */
  before: SavedTick | undefined;
  onTick: (tick: SavedTick) => void;
  onClose: () => void;
}

/** What was fetched, with a note and pictures; the whole screen on a phone. */
export function TickDialog({ stop, before, onTick, onClose }: Props) {
  const [quantities, setQuantities] = useState(() => quantitiesOf(before?.collected ?? []));
  const [notes, setNotes] = useState(before?.notes ?? '');
  const [pictures, setPictures] = useState<File[]>(before?.pictures ?? []);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  const titleId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = collectedFaults(stop.donation_type, quantities);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const { id, physical_donation, city, donation_type } = stop;
    onTick({
      transaction_id: id,
      physical_donation,
      city,
      notes: notes.trim(),
      pictures,
      name: texts.name(stop),
      collected: collectedOf(donation_type, quantities),
      picture_ids: before?.picture_ids ?? [],
      refusal: null,
    });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth fullScreen={isPhone}>
      <DialogTitle id={titleId}>{texts.tick_title(stop.contact_name ?? stop.city)}</DialogTitle>
      <form noValidate onSubmit={submit} style={FORM}>
        <DialogContent>
          <Stack sx={{ gap: 2 }}>
            {before?.refusal && <Alert severity="error">{before.refusal}</Alert>}
            <CollectedInputs
              kind={stop.donation_type}
              quantities={quantities}
              faults={faults}
              onChange={(typed) => {
                setQuantities(typed);
                setFaults({});
              }}
            />
            <TextField
              label={texts.notes}
              helperText={texts.notes_help}
              value={notes}
              onChange={({ target }) => setNotes(target.value)}
              slotProps={{ htmlInput: { maxLength: TRANSACTION_LIMITS.note } }}
              multiline
              minRows={2}
            />
            <PictureField pictures={pictures} sent={before?.picture_ids.length ?? 0} onChange={setPictures} />
            <Alert severity="info">{texts.tick_letter}</Alert>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            type="submit"
            variant="contained"
            color="success"
            sx={{ minHeight: 44, flex: { xs: '1 0 auto', sm: '0 0 auto' } }}
          >
            {texts.confirm_tick}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const FORM = { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 } as const;
