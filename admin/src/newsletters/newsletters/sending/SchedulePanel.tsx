import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { NEWSLETTER_RULES, type AudiencePart, type NewsletterRecord } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { api } from '../../../shared/api/api';
import { frenchMoment } from '../../../shared/format/french-date';
import { Caption } from '../../../shared/layout/Caption';
import { Panel } from '../../../shared/layout/Panel';
import { mayDo } from '../../../shared/rights/rights';
import { useAudienceCount } from '../audience/use-audience-count';
import { texts } from '../newsletter.fr';
import { ConfirmSending } from './ConfirmSending';
import { useChecks } from './use-checks';

const { when } = texts;

interface Props {
  newsletter: NewsletterRecord;
  isSaved: boolean;
  onChanged: () => void;
}

/** When it leaves: at once, or at an hour of Paris. */
export function SchedulePanel({ newsletter, isSaved, onChanged }: Props) {
  if (!mayDo('newsletters', 'write')) return null;
  return (
    <Panel title={when.title}>
      {newsletter.status === 'held' && <Held newsletter={newsletter} onChanged={onChanged} />}
      {newsletter.status === 'scheduled' ? (
        <Planned newsletter={newsletter} onChanged={onChanged} />
      ) : (
        <ToPlan newsletter={newsletter} isSaved={isSaved} onChanged={onChanged} />
      )}
    </Panel>
  );
}

function ToPlan({ newsletter, isSaved, onChanged }: Props) {
  const [isLater, setLater] = useState(true);
  const [moment, setMoment] = useState('');
  const [isConfirming, setConfirming] = useState(false);
  const parts = (useWatch({ name: 'audience' }) as AudiencePart[] | undefined) ?? [];
  const people = useAudienceCount(parts).data?.people ?? 0;
  const { data: checks, isFetching } = useChecks(newsletter);
  const isReady = isSaved && !isFetching && checks?.is_ready === true && people > 0;
  const confirmed = people > NEWSLETTER_RULES.typed_count_above ? when.typed : when.asked;
  const said = checks && !checks.is_ready ? when.first : confirmed;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label={when.choice}
        value={isLater ? 'later' : 'now'}
        onChange={(_, chosen: string | null) => chosen && setLater(chosen === 'later')}
      >
        <ToggleButton value="now">{when.now}</ToggleButton>
        <ToggleButton value="later">{when.later}</ToggleButton>
      </ToggleButtonGroup>
      {isLater && (
        <TextField
          type="datetime-local"
          label={when.moment}
          value={moment}
          onChange={({ target }) => setMoment(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          fullWidth
        />
      )}
      <Button
        variant="contained"
        disabled={!isReady || (isLater && moment === '')}
        onClick={() => setConfirming(true)}
      >
        {isLater ? when.schedule(people) : when.send(people)}
      </Button>
      <Caption component="p">{said}</Caption>
      {isConfirming && (
        <ConfirmSending
          newsletter={newsletter}
          people={people}
          scheduledFor={isLater ? moment : null}
          onClose={() => setConfirming(false)}
          onDone={onChanged}
        />
      )}
    </Stack>
  );
}

function Planned(props: Omit<Props, 'isSaved'>) {
  const { scheduled_at, confirmed_count, confirmed_by } = props.newsletter;
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'start' }}>
      <Typography>
        {when.planned(frenchMoment(scheduled_at!), texts.people(confirmed_count ?? 0), confirmed_by)}
      </Typography>
      <Unschedule {...props} label={when.unschedule} />
    </Stack>
  );
}

/** Its hour went by without it, or it comes back from a backup: whoever knows says whether it still leaves. */
function Held(props: Omit<Props, 'isSaved'>) {
  const { scheduled_at, confirmed_by } = props.newsletter;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <Stack sx={{ gap: 1.5, alignItems: 'start' }}>
        <span>{when.held(frenchMoment(scheduled_at!), confirmed_by)}</span>
        <Unschedule {...props} label={when.back_to_draft} />
      </Stack>
    </Alert>
  );
}

interface UnscheduleProps extends Omit<Props, 'isSaved'> {
  label: string;
}

function Unschedule({ newsletter: { id }, onChanged, label }: UnscheduleProps) {
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post(`/admin/newsletters/${id}/unschedule` as const),
    onSuccess: () => {
      notify(when.unscheduled, { type: 'success' });
      onChanged();
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Button variant="outlined" color="inherit" loading={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  );
}
