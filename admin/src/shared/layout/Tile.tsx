import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

export interface TileProps {
  value: string;
  label: string;
  /** What it is measured against, or how much of it is new. */
  note?: string;
  /** Left out where who reads may not open it. */
  to?: string;
  /** Something that needs attention, described by `note` too. */
  isBad?: boolean;
}

/** A figure that leads to what it counts. */
export function Tile({ value, label, note, to, isBad = false }: TileProps) {
  const said = (
    <>
      <Typography component="span" variant="h4" sx={{ color: isBad ? 'error.main' : 'text.primary' }}>
        {value}
      </Typography>
      <Box component="span" sx={{ fontWeight: 600, lineHeight: 1.3 }}>
        {label}
      </Box>
      {note && (
        <Typography component="span" variant="caption" color="textSecondary">
          {note}
        </Typography>
      )}
    </>
  );
  return (
    <Card component="li" sx={{ display: 'grid' }}>
      {to ? (
        <CardActionArea component={Link} to={to} sx={INSIDE}>
          {said}
        </CardActionArea>
      ) : (
        <Box sx={INSIDE}>{said}</Box>
      )}
    </Card>
  );
}

const INSIDE = { p: 1.5, display: 'grid', alignContent: 'start', justifyContent: 'stretch' } as const;
