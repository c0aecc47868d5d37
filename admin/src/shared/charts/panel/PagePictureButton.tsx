import PictureIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { frenchMoment } from '../../format/french-date';
import { Caption } from '../../layout/Caption';
import { useSiteName } from '../../layout/use-site-name';
import { fileNameOf } from '../data/chart-csv';
import { panel as texts } from './chart-panel.fr';
import { usePicture } from './use-picture';

const PAGE_WIDTH = 1180;

interface Props {
  title: string;
  /** Which period, which filters. */
  subtitle?: string;
  computedAt: string;
  period?: readonly string[];
  /** What the screen shows, without what one does with it. */
  children: ReactNode;
}

/** Saves a picture of a whole screen, for a report. */
export function PagePictureButton({ title, subtitle, computedAt, period = [], children }: Props) {
  const site = useSiteName();
  const { takePicture, isTaking, sheet } = usePicture({
    width: PAGE_WIDTH,
    fileName: fileNameOf(title, period, 'png'),
    content: (
      <Box sx={{ '& .ChartTools': { display: 'none' } }}>
        <Typography variant="h4" component="p">
          {title}
        </Typography>
        {subtitle && <Typography color="textSecondary">{subtitle}</Typography>}
        <Box sx={{ mt: 2 }}>{children}</Box>
        <Caption component="p" sx={{ mt: 2 }}>
          {texts.source(site, frenchMoment(computedAt))}
        </Caption>
      </Box>
    ),
  });
  return (
    <>
      <Button variant="outlined" startIcon={<PictureIcon />} onClick={takePicture} disabled={isTaking}>
        {texts.page_picture}
      </Button>
      {sheet}
    </>
  );
}
