import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Caption } from '../../layout/Caption';

export interface Sentence {
  /** The answer. */
  fact: string;
  /** Why, or what it is made of. */
  reason?: string;
}

export interface ChartHeadProps {
  title: string;
  titleId?: string;
  sentence?: Sentence;
  /** What is measured, and over which time. */
  unit?: string;
  /** Beside the title. */
  definition?: ReactNode;
  tools?: ReactNode;
}

/** Above a chart: what is seen, the sentence that answers, the unit. */
export function ChartHead({ title, titleId, sentence, unit, definition, tools }: ChartHeadProps) {
  return (
    <Box sx={HEAD}>
      <Box sx={{ minWidth: 0 }}>
        <Typography id={titleId} variant="h6" component="h2" sx={definition ? BESIDE_DEFINITION : undefined}>
          {title}
        </Typography>
        {definition}
      </Box>
      {tools}
      {sentence && (
        <Typography variant="body2" color="textSecondary" className="ChartHead-sentence">
          <Box component="strong" sx={{ color: 'text.primary' }}>
            {sentence.fact}
          </Box>{' '}
          {sentence.reason}
        </Typography>
      )}
      {unit && (
        <Caption component="p" className="ChartHead-unit">
          {unit}
        </Caption>
      )}
    </Box>
  );
}

/** Room for the « i » after the last word, so that they go to the next line together. */
const BESIDE_DEFINITION = { display: 'inline', pr: '30px' } as const;

const HEAD = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  alignItems: 'start',
  mb: 1.25,
  '& .ChartHead-sentence, & .ChartHead-unit': { gridColumn: '1 / -1' },
  // In a narrow card what one does with the chart comes after what it says.
  '@container (max-width: 400px)': {
    '& .ChartTools': { gridColumn: '1 / -1', gridRow: 3, ml: -1 },
  },
} as const;
