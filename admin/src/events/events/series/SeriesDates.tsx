import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { EventRecord, EventSeriesDate, SeriesScope } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { CheckboxGroupInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { api } from '../../../shared/api/api';
import { frenchMoment } from '../../../shared/format/french-date';
import { placeLine } from '../event-lines';
import { series as texts } from './event-series.fr';
import { datesInScope } from './series-change';

/** Each date that the choice is for, with who is written to; those with registrations wait to be ticked. */
export function SeriesDates({ event }: { event: EventRecord }) {
  const scope = useWatch({ name: 'scope' }) as SeriesScope;
  const { data, error } = useQuery({
    queryKey: ['events', event.id, 'series'],
    queryFn: ({ signal }) => api.get(`/admin/events/${event.id}/series`, { signal }),
    staleTime: 0,
  });
  if (error) return <Typography color="error">{error.message}</Typography>;
  if (!data) return <LinearProgress />;
  const dates = datesInScope(data.dates, event, scope);
  if (dates.length === 0) return <Typography>{texts.none}</Typography>;
  const registered = dates.filter(({ has_registrations }) => has_registrations);
  return (
    <>
      <FreeDates dates={dates.filter(({ has_registrations }) => !has_registrations)} />
      {registered.length > 0 && (
        <CheckboxGroupInput
          source="ticked_ids"
          label={texts.ticked}
          choices={registered.map((date) => ({ id: date.id, name: dateLine(date) }))}
          translateChoice={false}
          row={false}
          helperText={false}
        />
      )}
    </>
  );
}

function FreeDates({ dates }: { dates: readonly EventSeriesDate[] }) {
  const titleId = useId();
  return (
    <Box sx={{ mb: 2 }}>
      <Typography id={titleId} sx={{ fontWeight: 650 }}>
        {texts.changed_too}
      </Typography>
      {dates.length === 0 ? (
        <Typography>{texts.all_registered}</Typography>
      ) : (
        <Box component="ul" aria-labelledby={titleId} sx={{ my: 0.5, pl: 3 }}>
          {dates.map((date) => (
            <li key={date.id}>{dateLine(date)}</li>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** « 17 octobre 2027 à 18:00 · Entrepôt, Lyon · 3 personnes à prévenir par e-mail ». */
const dateLine = (date: EventSeriesDate) =>
  [frenchMoment(date.start_date), placeLine(date), texts.told(date.written_to)].filter(Boolean).join(' · ');
