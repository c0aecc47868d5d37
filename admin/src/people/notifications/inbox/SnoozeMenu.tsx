import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { instantOfParis, parisMoment } from '../../../shared/format/paris-moment';
import { TitledDialog } from '../../../shared/layout/TitledDialog';
import { notifications as texts } from '../notifications.fr';
import { snoozeMoments } from './snooze-moments';

interface Props {
  anchor: HTMLElement | null;
  onSnooze: (until: string) => void;
  onClose: () => void;
}

/** « Me le redire »: named moments, each with its hour, or a day of one's own. */
export function SnoozeMenu({ anchor, onSnooze, onClose }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const snooze = (until: string) => {
    onClose();
    onSnooze(until);
  };
  return (
    <>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': texts.snooze_title, subheader: <SnoozeTitle /> } }}
      >
        {snoozeMoments(Date.now()).map(({ label, when, until }) => (
          <MenuItem
            key={until}
            onClick={() => snooze(until)}
            sx={{ gap: 3, justifyContent: 'space-between' }}
          >
            <span>{label}</span>
            <Typography component="span" variant="body2" color="textSecondary">
              {when}
            </Typography>
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            onClose();
            setChoosing(true);
          }}
        >
          {texts.snooze_other}
        </MenuItem>
      </Menu>
      {isChoosing && <OwnMoment onChoose={onSnooze} onClose={() => setChoosing(false)} />}
    </>
  );
}

const SnoozeTitle = () => <ListSubheader sx={{ lineHeight: 2.2 }}>{texts.snooze_title}</ListSubheader>;

function OwnMoment({ onChoose, onClose }: { onChoose: (until: string) => void; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const until = instantOfParis(typed);
  const isRight = until !== null && Date.parse(until) > Date.now();
  return (
    <TitledDialog
      title={texts.snooze_title}
      onClose={onClose}
      dismiss={texts.cancel}
      actions={
        <Button
          variant="contained"
          disabled={!isRight}
          onClick={() => {
            onClose();
            onChoose(until!);
          }}
        >
          {texts.snooze_do}
        </Button>
      }
    >
      <TextField
        type="datetime-local"
        label={texts.snooze_moment}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        fullWidth
        autoFocus
        margin="dense"
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: parisMoment(new Date().toISOString()) },
        }}
      />
    </TitledDialog>
  );
}
