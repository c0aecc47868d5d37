import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { api } from '../api/api';
import { LoadFailure } from '../feedback/LoadFailure';
import { frenchMoment } from '../format/french-date';
import { Panel } from '../layout/Panel';
import { auditVerbAlone } from './change-sentence';
import { ChangeList } from './ChangeList';
import { history } from './history.fr';
import { RecordedValuesContext, type RecordedValues } from './recorded-values';

const FIRST = 5;

/** Who changed the record of the context, when, from what to what, beside its form. */
export function HistoryPanel(recorded: RecordedValues) {
  return (
    <Panel title={history.title}>
      <RecordedValuesContext value={recorded}>
        <HistoryLines />
      </RecordedValuesContext>
    </Panel>
  );
}

/** The same where a title already says that it is the history. */
export function HistoryLines() {
  const record = useRecordContext<{ id: number; version: number }>();
  const resource = useResourceContext();
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const { data, error, refetch, isPending } = useQuery({
    queryKey: [resource, 'history', record?.id, record?.version],
    queryFn: ({ signal }) => api.get(`/admin/${resource}/${record?.id}/history`, { signal }),
    enabled: record !== undefined,
  });
  const rest = (data?.length ?? 0) - FIRST;
  return (
    <>
      {isPending && <Skeleton height={80} />}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Typography color="textSecondary">{history.empty}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {data?.slice(0, all ? undefined : FIRST).map((entry) => (
          <Box component="li" key={entry.id} sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5 }}>
            <Typography variant="body2">
              <strong>{entry.staff_name}</strong> {auditVerbAlone(entry, translate)}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="time" dateTime={entry.at}>
              {frenchMoment(entry.at)}
            </Typography>
            <ChangeList entry={entry} />
          </Box>
        ))}
      </Box>
      {!all && rest > 0 && <Button onClick={() => setAll(true)}>{history.more(rest)}</Button>}
    </>
  );
}
