import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { settings as texts } from './settings.fr';

/** Stays in sight while something is written and not saved. */
export function UnsavedBar({ count, onGiveUp }: { count: number; onGiveUp: () => void }) {
  return (
    <Paper variant="outlined" sx={BAR}>
      <Button type="submit" variant="contained">
        {texts.review}
      </Button>
      <Button onClick={onGiveUp}>{texts.give_up}</Button>
      <Typography variant="body2" sx={{ fontWeight: 650 }} aria-live="polite">
        {texts.changed(count)}
      </Typography>
    </Paper>
  );
}

const BAR = {
  position: 'sticky',
  bottom: 12,
  zIndex: 1,
  p: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  borderColor: 'primary.main',
} as const;
