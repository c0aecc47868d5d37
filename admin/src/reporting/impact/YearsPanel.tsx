import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { YearRecord } from '@livres/api/contract';
import { useRef, useState } from 'react';
import { Panel } from '../../shared/layout/Panel';
import { useMetricsScreen } from './metrics-screen';
import { YearDialog } from './YearDialog';
import { YearLine } from './YearLine';
import { years as texts } from './years.fr';
import { YearsCharts } from './YearsCharts';

/** Where the association stood at the end of each year, the newest first; and drawn. */
export function YearsPanel({ years }: { years: YearRecord[] }) {
  const { mayWrite } = useMetricsScreen();
  const [task, setTask] = useState<'create' | YearRecord | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const isRecord = task !== null && task !== 'create';
  return (
    <>
      <Panel
        title={texts.title}
        help={texts.help}
        actions={
          mayWrite && (
            <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setTask('create')}>
              {texts.create}
            </Button>
          )
        }
      >
        {years.length === 0 && <Typography color="textSecondary">{texts.empty}</Typography>}
        <Box component="ol" ref={list} tabIndex={-1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {years.map((record) => (
            <YearLine
              key={record.id}
              record={record}
              onEdit={mayWrite ? () => setTask(record) : undefined}
              onRemoved={() => list.current?.focus()}
            />
          ))}
        </Box>
        {task && (
          <YearDialog
            {...(isRecord ? { record: task } : {})}
            year={nextYear(years)}
            onClose={() => setTask(null)}
          />
        )}
      </Panel>
      <YearsCharts years={years} />
    </>
  );
}

/** The year after the newest, but none that has not begun. */
function nextYear([newest]: YearRecord[]): number {
  const current = new Date().getFullYear();
  return newest ? Math.min(newest.year + 1, current) : current;
}
