import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { CheckInFigures } from '@livres/api/contract';
import { texts } from './check-in.fr';

interface Props {
  figures: CheckInFigures;
  /** Let in by this phone, and not known to the server yet. */
  waiting: number;
}

/** How many are in, of all doors. */
export function DoorFigures({ figures: { present, expected, doors }, waiting }: Props) {
  return (
    <Card component="section" aria-label={texts.present} sx={{ p: 2, mb: 2, overflow: 'visible' }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, flexWrap: 'wrap' }}>
        <Typography component="span" color="textSecondary">
          {texts.present}
        </Typography>
        <Typography component="span" sx={{ fontSize: 64, fontWeight: 700, lineHeight: 1 }}>
          {present + waiting}
        </Typography>
        <Typography component="span" sx={{ fontSize: 20 }}>
          {texts.expected(expected)}
        </Typography>
      </Box>
      {doors.length > 0 && (
        <Typography color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {doors.map(({ door, present: here }) => texts.by_door(door, here)).join(' · ')}
        </Typography>
      )}
    </Card>
  );
}
