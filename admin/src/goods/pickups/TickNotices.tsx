import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SavedTick } from './saved-ticks';
import { texts } from './round.fr';

interface Props {
  ticks: readonly SavedTick[];
  isSending: boolean;
  onSend: () => void;
  /** Opens what was refused again; nothing where its stop is not of this round. */
  onCorrect: (tick: SavedTick) => (() => void) | null;
  onGiveUp: (tick: SavedTick) => void;
}

/** What this device still holds of what was ticked off, and what was not taken. */
export function TickNotices({ ticks, isSending, onSend, onCorrect, onGiveUp }: Props) {
  const waiting = ticks.filter(({ refusal }) => refusal === null);
  return (
    <Stack sx={{ gap: 1 }} role="status">
      {waiting.length > 0 && (
        <Alert severity="warning">
          <div>{texts.kept(waiting.length)}</div>
          <Button variant="outlined" color="inherit" onClick={onSend} loading={isSending} sx={{ mt: 1 }}>
            {texts.send_now}
          </Button>
        </Alert>
      )}
      {ticks.map(
        (tick) =>
          tick.refusal && (
            <Refused key={tick.transaction_id} tick={tick} onCorrect={onCorrect} onGiveUp={onGiveUp} />
          ),
      )}
    </Stack>
  );
}

function Refused({ tick, onCorrect, onGiveUp }: { tick: SavedTick } & Pick<Props, 'onCorrect' | 'onGiveUp'>) {
  const correct = onCorrect(tick);
  return (
    <Alert severity="error">
      {texts.refused(tick.name, tick.refusal ?? '')}
      <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
        {correct && (
          <Button variant="outlined" color="inherit" onClick={correct}>
            {texts.correct}
          </Button>
        )}
        <Button color="inherit" onClick={() => onGiveUp(tick)}>
          {texts.give_up}
        </Button>
      </Stack>
    </Alert>
  );
}
