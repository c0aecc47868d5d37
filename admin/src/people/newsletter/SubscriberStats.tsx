import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { NEWSLETTER_TOPIC_LABELS } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../shared/api/api';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { frenchNumber } from '../../shared/format/french-number';
import { Panel } from '../../shared/layout/Panel';
import { texts } from './subscriber.fr';

/** How many read the newsletter, what they read, and why some left. */
export function SubscriberStats() {
  const { data, error, refetch } = useQuery({
    queryKey: ['newsletter-subscribers', 'figures'],
    queryFn: ({ signal }) => api.get('/admin/newsletter-subscribers/figures', { signal }),
  });
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={150} sx={{ mt: 2 }} />;
  const { confirmed, pending, unsubscribed, gained, lost, topics, reasons } = data;
  return (
    <Box sx={{ mt: 2 }}>
      <Panel title={texts.figures}>
        <Box sx={COLUMNS}>
          <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignContent: 'start' }}>
            <Figure value={confirmed} label={texts.confirmed(confirmed)} />
            <Figure value={pending} label={texts.pending} />
            <Figure value={unsubscribed} label={texts.unsubscribed(unsubscribed)} />
            <Typography variant="body2" color="textSecondary" sx={{ width: '100%' }}>
              {texts.lately} : {texts.gained(frenchNumber(gained))}, {texts.lost(frenchNumber(lost))}
            </Typography>
          </Box>
          <Counts title={texts.topics}>
            {topics.map(({ topic, subscribers }) => (
              <Count key={topic} label={NEWSLETTER_TOPIC_LABELS[topic]} value={subscribers} />
            ))}
          </Counts>
          <Counts title={texts.reasons}>
            {reasons.length === 0 && <Typography variant="body2">{texts.none_left}</Typography>}
            {reasons.map(({ reason, subscribers }) => (
              <Count key={reason ?? ''} label={texts.reason(reason)} value={subscribers} />
            ))}
          </Counts>
        </Box>
      </Panel>
    </Box>
  );
}

function Figure({ value, label }: { value: number; label: string }) {
  return (
    <Typography component="div" color="textSecondary">
      <Box component="strong" sx={{ display: 'block', typography: 'h4', color: 'text.primary' }}>
        {frenchNumber(value)}
      </Box>
      {label}
    </Typography>
  );
}

function Counts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <Typography variant="body2" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <span>{label}</span>
      <strong>{frenchNumber(value)}</strong>
    </Typography>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.2fr 1fr 1fr' },
} as const;
