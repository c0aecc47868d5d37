import Box from '@mui/material/Box';
import type { Domain } from '../../theme/domain-colors';
import { useChartColors, type ChartColors } from '../chart-colors';
import { columnOf, type ChartData } from '../data/chart-data';
import { valueText } from '../data/value-text';
import { hatched } from '../Hatch';
import { Caption } from '../../layout/Caption';
import { useWidth } from '../use-width';
import { parts as texts } from './parts.fr';
import { sharesOf, type ShareLook } from './share-parts';

const LETTER = 7;

interface Props<Key extends string> {
  data: ChartData<Key>;
  name: Key;
  value: Key;
  domain?: Domain;
}

/** One bar cut in parts of a whole; their names above them, their shares below. */
export function ShareBar<Key extends string>({ data, name, value, domain }: Props<Key>) {
  const colors = useChartColors(domain);
  const { ref, width } = useWidth();
  const { parts, below, unknown } = sharesOf(data, name, value);
  const column = columnOf(data, value);
  const sharesText = (share: number) => texts.share(share);
  const fits = parts.every((part) => {
    const longest = Math.max(
      part.name.length,
      `${sharesText(part.share)} · ${valueText(part.value, column)}`.length,
    );
    return longest * LETTER <= (part.share / 100) * width;
  });
  const columns = parts.map(({ share }) => `minmax(0, ${share}fr)`).join(' ');
  return (
    <Box ref={ref}>
      <Box component="ul" sx={fits ? { ...ON_BAR, gridTemplateColumns: columns } : LISTED}>
        {!fits && (
          <Box
            component="li"
            aria-hidden
            sx={{ display: 'grid', gap: '2px', gridTemplateColumns: columns, mb: 1 }}
          >
            {parts.map((part) => (
              <Box key={part.name} sx={{ height: 30, borderRadius: '2px', ...lookOf(part.look, colors) }} />
            ))}
          </Box>
        )}
        {parts.map((part) => (
          <li key={part.name}>
            {!fits && (
              <Box
                aria-hidden
                sx={{ width: 14, height: 14, borderRadius: '2px', ...lookOf(part.look, colors) }}
              />
            )}
            <Box component="span" sx={{ fontWeight: 650, fontSize: '0.8rem', overflowWrap: 'anywhere' }}>
              {part.name}
            </Box>
            {fits && (
              <Box
                aria-hidden
                sx={{ height: 30, borderRadius: '2px', my: 0.5, ...lookOf(part.look, colors) }}
              />
            )}
            <Caption>{`${sharesText(part.share)} · ${valueText(part.value, column)}`}</Caption>
          </li>
        ))}
      </Box>
      {below + unknown > 0 && (
        <Caption component="p" sx={{ mt: 1 }}>
          {texts.left_out(below, unknown)}
        </Caption>
      )}
    </Box>
  );
}

function lookOf(look: ShareLook, colors: ChartColors): object {
  if (look === 'hatched') return hatched(colors.edge, colors.paper);
  const fills = { main: colors.main, second: colors.second, light: colors.steps[1]!.fill };
  return { bgcolor: fills[look], border: `1px solid ${look === 'light' ? colors.edge : fills[look]}` };
}

const ON_BAR = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: '2px' } as const;

const LISTED = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 0.5,
  '& > li:not([aria-hidden])': {
    display: 'grid',
    gridTemplateColumns: '14px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 1,
  },
} as const;
