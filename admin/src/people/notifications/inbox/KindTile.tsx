import Box from '@mui/material/Box';
import { useTheme } from '@mui/material';
import type { Notification } from '@livres/api/contract';
import { createElement } from 'react';
import { domainColors } from '../../../shared/theme/domain-colors';
import { iconOf } from './kind-icons';

/** What it is about, in its domain's colour; the words beside say it too. */
export function KindTile({ notification: { kind, domain } }: { notification: Notification }) {
  const { palette } = useTheme();
  const { text, background } = domainColors(palette.mode)[domain];
  return (
    <Box aria-hidden sx={{ ...TILE, color: text, bgcolor: background }}>
      {createElement(iconOf(kind))}
    </Box>
  );
}

const TILE = {
  width: 34,
  height: 34,
  flexShrink: 0,
  borderRadius: 1,
  display: 'grid',
  placeItems: 'center',
  '& svg': { fontSize: 20 },
} as const;
