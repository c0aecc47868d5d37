import Box from '@mui/material/Box';
import { COLOURS } from './tokens';

const TILE = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60" fill="none" stroke="#fff" stroke-width="2.5"><path d="M30 6 54 30 30 54 6 30Z"/><path d="m30 16 14 14-14 14-14-14Z"/><path d="M60 3v54M119 3v54" stroke-dasharray="2 5"/><path d="m66 16 6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6M66 29l6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6M66 42l6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6"/><path d="m30 25 5 5-5 5-5-5Z" fill="#fff"/></svg>`;

/** A strip of ndop, the association's cloth. */
export function Cloth({ height }: { height: number }) {
  return (
    <Box
      aria-hidden
      sx={{
        height,
        backgroundColor: COLOURS.indigo900,
        backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(TILE)}")`,
        backgroundSize: '120px 60px',
      }}
    />
  );
}
