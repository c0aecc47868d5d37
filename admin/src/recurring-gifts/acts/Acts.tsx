import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RecurringAct, RecurringGiftRecord } from '@livres/api/contract';
import { useState, type ComponentType } from 'react';
import { texts } from '../recurring-gift.fr';
import {
  type ActProps,
  AmountDialog,
  CancelDialog,
  FrequencyDialog,
  PauseDialog,
  ResumeDialog,
  SkipDialog,
} from './ActDialogs';

type StaffAct = Exclude<RecurringAct, 'payment_method'>;

const DIALOGS: Record<StaffAct, ComponentType<ActProps>> = {
  resume: ResumeDialog,
  pause: PauseDialog,
  amount: AmountDialog,
  frequency: FrequencyDialog,
  skip: SkipDialog,
  cancel: CancelDialog,
};
const ORDER = Object.keys(DIALOGS) as StaffAct[];

/** What staff may do for the donor; only the donor changes their card. */
export function Acts({ gift }: { gift: RecurringGiftRecord }) {
  const [open, setOpen] = useState<StaffAct | null>(null);
  const offered = ORDER.filter((act) => gift.may.includes(act));
  const Dialog = open && DIALOGS[open];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {offered.map((act) => (
        <Button
          key={act}
          variant={act === 'resume' ? 'contained' : 'outlined'}
          color={act === 'cancel' ? 'error' : 'primary'}
          onClick={() => setOpen(act)}
        >
          {texts.acts[act].button}
        </Button>
      ))}
      {Dialog && <Dialog gift={gift} onClose={() => setOpen(null)} />}
    </Box>
  );
}
