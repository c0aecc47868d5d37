import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { frenchNumber } from '../../shared/format/french-number';

interface Tile {
  label: string;
  value: number | string;
  note?: string | undefined;
}

/** A few figures beside one another, each with its name. */
export function SumTiles({ tiles }: { tiles: Tile[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, mb: 2 }}>
      {tiles.map(({ label, value, note }) => (
        <Typography key={label} component="div" color="textSecondary">
          <Box component="strong" sx={{ display: 'block', typography: 'h4', color: 'text.primary' }}>
            {typeof value === 'number' ? frenchNumber(value) : value}
          </Box>
          {label}
          {note && (
            <Typography variant="body2" sx={{ display: 'block' }}>
              {note}
            </Typography>
          )}
        </Typography>
      ))}
    </Box>
  );
}
