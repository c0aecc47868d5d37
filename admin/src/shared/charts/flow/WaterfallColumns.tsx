import Box from '@mui/material/Box';
import { Caption } from '../../layout/Caption';
import { barLook, barText, shareOf, type WaterfallDrawing } from './waterfall-drawing';

const HEIGHT = 200;

export function WaterfallColumns({ bars, axis, column, colors }: WaterfallDrawing) {
  return (
    <Box component="ol" sx={{ ...COLUMNS, gridTemplateColumns: `repeat(${bars.length}, minmax(0, 170px))` }}>
      {bars.map((bar, index) => (
        <Box component="li" key={`${index} ${bar.name}`} sx={COLUMN}>
          <Box sx={{ position: 'relative', height: HEIGHT, mt: 3, borderBottom: `1px solid ${colors.edge}` }}>
            {bar.from !== null && bar.to !== null && (
              <>
                <Box
                  sx={{
                    position: 'absolute',
                    insetInline: '9%',
                    bottom: `${Math.max(0, shareOf(bar.from, axis))}%`,
                    height: `${shareOf(bar.to, axis) - Math.max(0, shareOf(bar.from, axis))}%`,
                    minHeight: 2,
                    borderRadius: '2px',
                    ...barLook(bar, colors),
                  }}
                />
                {axis.isCut && bar.look === 'level' && <Cut paper={colors.paper} />}
                {index < bars.length - 1 && bar.level !== null && (
                  <Box sx={{ ...STEP, bottom: `${shareOf(bar.level, axis)}%`, borderColor: colors.edge }} />
                )}
              </>
            )}
            <Box
              component="strong"
              sx={{ ...VALUE, bottom: `calc(${bar.to === null ? 0 : shareOf(bar.to, axis)}% + 4px)` }}
            >
              {barText(bar, column)}
            </Box>
          </Box>
          <Box
            sx={{
              fontSize: '0.78rem',
              lineHeight: 1.3,
              mt: 0.75,
              fontWeight: bar.look === 'level' ? 700 : 400,
              overflowWrap: 'anywhere',
            }}
          >
            {bar.name}
          </Box>
          {bar.note && <Caption>{bar.note}</Caption>}
        </Box>
      ))}
    </Box>
  );
}

/** The axis does not begin at zero: the bar is torn. */
const Cut = ({ paper }: { paper: string }) => (
  <svg aria-hidden viewBox="0 0 100 12" preserveAspectRatio="none" style={CUT}>
    <path d="M0 4L50 12L100 4" fill="none" stroke={paper} strokeWidth={4} vectorEffect="non-scaling-stroke" />
  </svg>
);

const CUT = { position: 'absolute', insetInline: 0, bottom: 12, width: '100%', height: 12 } as const;
const COLUMNS = { listStyle: 'none', m: 0, p: 0, display: 'grid', justifyContent: 'center' } as const;
const COLUMN = { textAlign: 'center', minWidth: 0 } as const;
/** To where the next bar begins. */
const STEP = { position: 'absolute', left: '91%', width: '18%', borderTop: '1px dotted' } as const;
const VALUE = { position: 'absolute', insetInline: 0, fontSize: '0.8rem', whiteSpace: 'nowrap' } as const;
