import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import type { Domain } from '../../theme/domain-colors';
import { useChartColors } from '../chart-colors';
import type { ChartColumn } from '../data/chart-data';
import { valueText } from '../data/value-text';
import { useWidth } from '../use-width';
import { COUNTRY_SHAPES } from './country-shapes';
import { frameOf, isInFrame, placeMarks, type Mark } from './map-frame';
import type { MapCountry, MapPlace } from './map-places';

interface Props {
  places: readonly MapPlace[];
  countries: readonly MapCountry[];
  column: ChartColumn;
  domain: Domain;
}

export function CountryMap({ places, countries, column, domain }: Props) {
  const { shapes, others } = COUNTRY_SHAPES;
  const colors = useChartColors(domain);
  const { ref, width } = useWidth();
  const codes = new Set(countries.map(({ code }) => code));
  const own = Object.entries(shapes).filter(([code]) => codes.has(code as keyof typeof shapes));
  const frame = frameOf(own.map(([, { box }]) => box));
  const around = [
    ...others,
    ...Object.entries(shapes)
      .filter(([code]) => !codes.has(code as keyof typeof shapes))
      .map(([, shape]) => shape),
  ].filter(({ box }) => isInFrame(box, frame));
  const height = (width / frame.width) * frame.height;
  const marks = placeMarks(places, frame, width, ({ name, value }) => `${name} ${valueText(value, column)}`);
  return (
    <Box ref={ref} sx={{ position: 'relative', overflow: 'hidden', borderRadius: 1 }}>
      <svg
        aria-hidden
        viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
        style={{ display: 'block', width: '100%' }}
      >
        <g fill={colors.steps[0]!.fill} stroke={colors.edge} strokeOpacity={0.5}>
          {around.map(({ d }) => (
            <path key={d} d={d} vectorEffect="non-scaling-stroke" />
          ))}
        </g>
        <g fill={colors.steps[2]!.fill} stroke={colors.paper} strokeWidth={1.5}>
          {own.map(([code, { d }]) => (
            <path key={code} d={d} vectorEffect="non-scaling-stroke" />
          ))}
        </g>
      </svg>
      {width > 0 && (
        <svg aria-hidden width={width} height={height} style={{ position: 'absolute', inset: 0 }}>
          {marks.toReversed().map(({ place, at: [x, y], radius }) => (
            <circle
              key={`${place.country} ${place.name}`}
              cx={x}
              cy={y}
              r={radius}
              fill={colors.main}
              stroke={colors.paper}
              strokeWidth={1.2}
            >
              <title>{`${place.name}, ${valueText(place.value, column)}`}</title>
            </circle>
          ))}
        </svg>
      )}
      <Names marks={marks} column={column} paper={colors.paper} />
    </Box>
  );
}

const Names = ({ marks, column, paper }: { marks: readonly Mark[]; column: ChartColumn; paper: string }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {marks.map(({ place: { name, country, value, to }, label }) => {
      if (!label) return null;
      return (
        <Box
          component="li"
          key={`${country} ${name}`}
          sx={{
            ...NAME,
            left: label.x,
            top: label.y,
            transform: `translate(${label.anchor === 'end' ? '-100%' : 0}, -50%)`,
            textShadow: `0 0 2px ${paper}, 0 0 3px ${paper}, 0 0 4px ${paper}`,
          }}
        >
          {to ? (
            <Box component={Link} to={to} sx={{ color: 'inherit' }}>
              {name}
            </Box>
          ) : (
            name
          )}{' '}
          <strong>{valueText(value, column)}</strong>
        </Box>
      );
    })}
  </Box>
);

const NAME = { position: 'absolute', whiteSpace: 'nowrap', fontSize: '0.75rem', lineHeight: 1.2 } as const;
