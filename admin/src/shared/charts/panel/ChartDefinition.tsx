import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { frenchMoment } from '../../format/french-date';
import { Caption } from '../../layout/Caption';
import { panel as texts } from './chart-panel.fr';

interface Props {
  title: string;
  definition: string;
  /** When the figures were computed; not known while they load. */
  computedAt: string | undefined;
}

/** The « i » beside a title: what is counted, and when it was. */
export function ChartDefinition({ title, definition, computedAt }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = texts.definition(title);
  return (
    <>
      <ButtonBase
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={BUTTON}
      >
        i
      </ButtonBase>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': name,
            sx: { p: 2, maxWidth: 'min(430px, calc(100% - 32px))', mt: 0.5 },
          },
        }}
      >
        <Typography variant="body2">{definition}</Typography>
        {computedAt && (
          <Caption component="p" sx={{ mt: 1 }}>
            {texts.computed(frenchMoment(computedAt))}
          </Caption>
        )}
      </Popover>
    </>
  );
}

const BUTTON = {
  width: 18,
  height: 18,
  ml: '-22px',
  verticalAlign: '1px',
  border: '1.4px solid',
  borderColor: 'text.secondary',
  borderRadius: '50%',
  color: 'text.secondary',
  font: 'italic 700 12px/1 Georgia, serif',
  // As large as a finger, whatever is drawn.
  '&::after': { content: '""', position: 'absolute', inset: '-9px' },
} as const;
