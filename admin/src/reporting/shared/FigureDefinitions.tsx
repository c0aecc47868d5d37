import Box from '@mui/material/Box';
import { Caption } from '../../shared/layout/Caption';
import { analyticsTexts as texts } from './analytics.fr';

interface Props {
  /** What each figure is, by its name. */
  definitions: readonly (readonly [name: string, definition: string])[];
}

/** Under a row of figures: what each of them is, once one asks. */
export const FigureDefinitions = ({ definitions }: Props) => (
  <Box component="details" sx={DETAILS}>
    <summary>{texts.definitions}</summary>
    <dl>
      {definitions.map(([name, definition]) => (
        <div key={name}>
          <dt>{name}</dt>
          <Caption component="dd">{definition}</Caption>
        </div>
      ))}
    </dl>
  </Box>
);

const DETAILS = {
  mt: 1,
  fontSize: '0.84rem',
  '& summary': {
    cursor: 'pointer',
    color: 'text.secondary',
    width: 'fit-content',
    py: 0.5,
    '&:hover': { color: 'text.primary' },
  },
  '& dl': {
    m: 0,
    mt: 1,
    display: 'grid',
    columnGap: 3,
    rowGap: 1.5,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  },
  '& dt': { fontWeight: 650 },
  '& dd': { m: 0, display: 'block' },
} as const;
