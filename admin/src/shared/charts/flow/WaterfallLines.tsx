import Box from '@mui/material/Box';
import { Caption } from '../../layout/Caption';
import { flow as texts } from './flow.fr';
import { barLook, barText, shareOf, type WaterfallDrawing } from './waterfall-drawing';

const MOST = 24;

export function WaterfallLines({ bars, axis, column, colors }: WaterfallDrawing) {
  const shown = bars.length <= MOST ? bars : [...bars.slice(0, MOST - 1), bars.at(-1)!];
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {shown.map((bar, index) => (
          <li key={`${index} ${bar.name}`}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontSize: '0.82rem' }}>
              <Box
                component="span"
                sx={{ fontWeight: bar.look === 'level' ? 700 : 400, overflowWrap: 'anywhere' }}
              >
                {bar.name} {bar.note && <Caption>{bar.note}</Caption>}
              </Box>
              <strong style={{ whiteSpace: 'nowrap' }}>{barText(bar, column)}</strong>
            </Box>
            <Box aria-hidden sx={{ position: 'relative', height: 14 }}>
              {bar.from !== null && bar.to !== null && (
                <Box
                  sx={{
                    position: 'absolute',
                    insetBlock: '2px',
                    left: `${Math.max(0, shareOf(bar.from, axis))}%`,
                    width: `${shareOf(bar.to, axis) - Math.max(0, shareOf(bar.from, axis))}%`,
                    minWidth: 2,
                    borderRadius: '2px',
                    ...barLook(bar, colors),
                  }}
                />
              )}
              {axis.isCut && bar.look === 'level' && <Box sx={{ ...CUT, bgcolor: 'background.paper' }} />}
            </Box>
          </li>
        ))}
      </Box>
      {shown.length < bars.length && (
        <Caption component="p">{texts.more_rows(bars.length - shown.length)}</Caption>
      )}
    </>
  );
}

/** The axis does not begin at zero: the bar is torn. */
const CUT = { position: 'absolute', insetBlock: 0, left: 10, width: 5, transform: 'skewX(-20deg)' } as const;
