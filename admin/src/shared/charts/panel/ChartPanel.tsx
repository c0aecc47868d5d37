import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { saveBlob } from '../../api/save-file';
import { frenchMoment } from '../../format/french-date';
import { Caption } from '../../layout/Caption';
import { useSiteName } from '../../layout/use-site-name';
import { chartCsv, fileNameOf } from '../data/chart-csv';
import { hasFigures, type ChartData } from '../data/chart-data';
import { panel as texts } from './chart-panel.fr';
import { ChartDefinition } from './ChartDefinition';
import { ChartFigure } from './ChartFigure';
import { ChartHead, type Sentence } from './ChartHead';
import { ChartTools } from './ChartTools';
import { DataTable } from './DataTable';
import { pictureScope } from './picture-scope';
import { usePicture } from './use-picture';

const PICTURE_WIDTH = 900;

interface Props<Key extends string> {
  /** What is seen. */
  title: string;
  /** What is counted, and how. */
  definition: string;
  /** When the figures were computed; not known while they load. */
  computedAt: string | undefined;
  sentence?: Sentence;
  unit?: string;
  /** Not there yet while it loads. */
  data: ChartData<Key> | undefined;
  /** Saves all lines, where `data` has the first of them only. */
  onRows?: () => void;
  /** The days from and to which the data goes, for the names of files. */
  period?: readonly string[];
  /** To what the data is narrowed, by its name, such as a campaign. */
  filters?: readonly string[];
  /** What is said where there is nothing to draw: since when it counts, what can be done. */
  empty?: ReactNode;
  /** How high the drawing is, until it is there. */
  height?: number;
  /** Under the drawing: how it was computed, where to go on. */
  footer?: ReactNode;
  children: (data: ChartData<Key>) => ReactNode;
}

/** A chart in its card: the drawing, or the same as a table, with its picture and its lines to take away. */
export function ChartPanel<Key extends string>(props: Props<Key>) {
  const { title, definition, computedAt, sentence, unit, data, period = [], height = 260 } = props;
  const { empty = texts.empty, footer, filters = [], children, onRows } = props;
  const site = useSiteName();
  const scope = pictureScope(period, filters);
  const [isTable, setTable] = useState(false);
  const titleId = useId();
  const isDrawable = data !== undefined && hasFigures(data);
  const drawing = isDrawable && children(data);
  const { takePicture, isTaking, sheet } = usePicture({
    width: PICTURE_WIDTH,
    fileName: fileNameOf(title, period, 'png'),
    content: (
      <>
        <ChartHead title={title} sentence={sentence} unit={unit} />
        {scope && (
          <Caption component="p" sx={{ mb: 1 }}>
            {scope}
          </Caption>
        )}
        {drawing}
        <Caption component="p" sx={{ mt: 2 }}>
          {texts.source(site, computedAt ? frenchMoment(computedAt) : '')}
        </Caption>
      </>
    ),
  });
  return (
    <Card component="section" aria-labelledby={titleId} sx={CARD}>
      <ChartHead
        title={title}
        titleId={titleId}
        sentence={sentence}
        unit={unit}
        definition={<ChartDefinition title={title} definition={definition} computedAt={computedAt} />}
        tools={
          isDrawable && (
            <ChartTools
              title={title}
              isTable={isTable}
              isTakingPicture={isTaking}
              onTable={setTable}
              onPicture={takePicture}
              onRows={onRows ?? (() => saveRows(data, fileNameOf(title, period, 'csv')))}
            />
          )
        }
      />
      {data === undefined && <Skeleton variant="rounded" height={height} data-pending />}
      {data !== undefined && !isDrawable && (
        <Typography color="textSecondary" component="div" sx={{ py: 3 }}>
          {empty}
        </Typography>
      )}
      {isDrawable && isTable && <DataTable title={title} data={data} />}
      {isDrawable && !isTable && (
        <ChartFigure titleId={titleId} data={data}>
          {drawing}
        </ChartFigure>
      )}
      {footer}
      {sheet}
    </Card>
  );
}

/** Saves rows as a table that spreadsheets open. */
export function saveRows(data: ChartData, fileName: string): void {
  saveBlob(new Blob([chartCsv(data)], { type: 'text/csv;charset=utf-8' }), fileName);
}

const CARD = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  p: { xs: 2, sm: 2.5 },
  overflow: 'visible',
  containerType: 'inline-size',
} as const;
