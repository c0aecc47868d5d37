import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { notifications } from '../notifications.fr';

const texts = notifications.keyboard;
const KEYS = [
  { keys: ['J', 'K'], does: texts.move },
  { keys: ['E'], does: texts.read },
  { keys: ['R'], does: texts.snooze },
  { keys: ['Entrée'], does: texts.open },
];

/** Where there is a keyboard. */
export const KeyboardHelp = () => (
  <Typography variant="body2" color="textSecondary" component="p" sx={HELP}>
    {texts.intro}
    {KEYS.map(({ keys, does }) => (
      <Fragment key={does}>
        {' '}
        {keys.map((key) => (
          <Box key={key} component="kbd" sx={KEY}>
            {key}
          </Box>
        ))}{' '}
        {does}
      </Fragment>
    ))}
  </Typography>
);

const HELP = {
  display: { xs: 'none', md: 'block' },
  px: 2,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;
const KEY = {
  font: 'inherit',
  fontSize: '0.8em',
  fontWeight: 600,
  border: 1,
  borderColor: 'divider',
  borderRadius: '4px',
  px: 0.75,
  py: 0.25,
  mx: 0.25,
} as const;
