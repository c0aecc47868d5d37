import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Title, useCanAccess } from 'react-admin';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { useWarnBeforeLeaving } from '../../shared/layout/use-warn-before-leaving';
import { isUnsaved } from './figure-edit';
import { FiguresPanel } from './FiguresPanel';
import { GoalsPanel } from './GoalsPanel';
import { LocationsPanel } from './LocationsPanel';
import { MetricsActions } from './MetricsActions';
import { MetricsScreenProvider } from './metrics-screen';
import { metrics as texts } from './metrics.fr';
import { useFigureEdits } from './use-figure-edits';
import { useFreshMetrics } from './use-fresh-metrics';
import { YearsPanel } from './YearsPanel';

/** What the association has achieved, kept in minutes: figures, goals, places and years. */
export default function MetricsPage() {
  const { canAccess: mayWrite = false } = useCanAccess({ resource: 'metrics', action: 'edit' });
  const { figures, locations, years, refresh, isRefreshing } = useFreshMetrics();
  const editing = useFigureEdits();
  useWarnBeforeLeaving(isUnsaved(editing.edits, figures.data ?? []));
  return (
    <MetricsScreenProvider value={{ ...editing, mayWrite }}>
      <Title title={texts.title} />
      <MetricsActions isRefreshing={isRefreshing} onRefresh={() => void refresh()} />
      <Stack sx={{ gap: 2 }}>
        <Part query={figures} height={420}>
          {(data) => (
            <>
              <FiguresPanel figures={data} />
              <GoalsPanel figures={data} />
            </>
          )}
        </Part>
        <Part query={locations} height={320}>
          {(data) => <LocationsPanel locations={data} />}
        </Part>
        <Part query={years} height={320}>
          {(data) => <YearsPanel years={data} />}
        </Part>
      </Stack>
    </MetricsScreenProvider>
  );
}

interface PartProps<Data> {
  query: UseQueryResult<Data>;
  height: number;
  children: (data: Data) => ReactNode;
}

/** One part of the screen: what was read last, even if it cannot be read again. */
function Part<Data>({ query: { data, error, refetch }, height, children }: PartProps<Data>) {
  if (data) return <>{children(data)}</>;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return <Skeleton variant="rounded" height={height} />;
}
