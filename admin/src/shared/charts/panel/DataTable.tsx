import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { frenchNumber } from '../../format/french-number';
import { ChartTable } from '../../layout/ChartTable';
import type { ChartData } from '../data/chart-data';
import { tableText } from '../data/value-text';
import { panel as texts } from './chart-panel.fr';

const SHOWN_AT_FIRST = 100;

/** The data of a chart as a table; a long one is shown in part until asked for. */
export function DataTable({ title, data: { columns, rows } }: { title: string; data: ChartData }) {
  const [isWhole, setWhole] = useState(rows.length <= SHOWN_AT_FIRST);
  const shown = isWhole ? rows : rows.slice(0, SHOWN_AT_FIRST);
  return (
    <Box>
      <Box role="region" aria-label={texts.table_of(title)} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <ChartTable
          caption={title}
          heads={columns.map(({ label }) => label)}
          rows={shown.map(({ values, isRunning }) =>
            columns.map((column, index) => {
              const text = tableText(values[column.key], column);
              return isRunning && index === 0 ? texts.running(text) : text;
            }),
          )}
          links={shown.map(({ to }) => to)}
        />
      </Box>
      {!isWhole && (
        <Button onClick={() => setWhole(true)} sx={{ mt: 1 }}>
          {texts.all_rows(frenchNumber(rows.length))}
        </Button>
      )}
    </Box>
  );
}
