import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { visuallyHidden } from '../../layout/visually-hidden';
import type { ChartData } from '../data/chart-data';
import { describeChart } from '../data/chart-description';

interface Props {
  titleId: string;
  data: ChartData;
  children: ReactNode;
}

/** A drawing, and in words what it shows. */
export function ChartFigure({ titleId, data, children }: Props) {
  const descriptionId = useId();
  return (
    <Box component="figure" aria-labelledby={titleId} aria-describedby={descriptionId} sx={{ m: 0 }}>
      <Box id={descriptionId} component="p" sx={visuallyHidden}>
        {describeChart(data)}
      </Box>
      {children}
    </Box>
  );
}
