import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RecurringAction, RecurringGiftRecord } from '@livres/api/contract';
import { useState, type ComponentType } from 'react';
import { texts } from '../recurring-gift.fr';
import {
  type ActionProps,
  AmountDialog,
  CancelDialog,
  FrequencyDialog,
  PauseDialog,
  ResumeDialog,
  SkipDialog,
} from './ActionDialogs';

type StaffAction = Exclude<RecurringAction, 'payment_method'>;

const DIALOGS: Record<StaffAction, ComponentType<ActionProps>> = {
  resume: ResumeDialog,
  pause: PauseDialog,
  amount: AmountDialog,
  frequency: FrequencyDialog,
  skip: SkipDialog,
  cancel: CancelDialog,
};
const ORDER = Object.keys(DIALOGS) as StaffAction[];

/** What staff may do for the donor; only the donor changes their card. */
export function RecurringActions({ gift }: { gift: RecurringGiftRecord }) {
  const [open, setOpen] = useState<StaffAction | null>(null);
  const offered = ORDER.filter((action) => gift.may.includes(action));
  const Dialog = open && DIALOGS[open];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      {offered.map((action) => (
        <Button
          key={action}
          variant={action === 'resume' ? 'contained' : 'outlined'}
          color={action === 'cancel' ? 'error' : 'primary'}
          onClick={() => setOpen(action)}
        >
          {texts.acts[action].button}
        </Button>
      ))}
      {Dialog && <Dialog gift={gift} onClose={() => setOpen(null)} />}
    </Box>
  );
}
