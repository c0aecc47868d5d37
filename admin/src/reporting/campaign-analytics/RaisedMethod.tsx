import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CampaignAnalytics, CampaignNews, CampaignProjection } from '@livres/api/contract';
import { Link as RouterLink } from 'react-router-dom';
import { dayOfWeek } from '../../shared/format/calendar-days';
import { euros, frenchNumber } from '../../shared/format/french-number';
import { showPath } from '../../shared/records/content-paths';
import { mayDo } from '../../shared/rights/rights';
import { raisedTexts as texts } from './raised.fr';

/** Under the curve: how the projection was computed, and the days that brought most. */
export function RaisedMethod({ answer }: { answer: CampaignAnalytics }) {
  const { projection, peaks, definitions } = answer;
  if (!projection && peaks.length === 0) return null;
  return (
    <Box sx={FOOTER}>
      {projection && (
        <>
          <Typography variant="body2" color="textSecondary">
            <Box component="strong" sx={{ color: 'text.primary' }}>
              {texts.how}
            </Box>{' '}
            {howText(projection)}
          </Typography>
          <details>
            <summary>{texts.method}</summary>
            <Typography variant="body2">{definitions.projection}</Typography>
            <Typography variant="body2">{definitions.pace}</Typography>
          </details>
        </>
      )}
      {peaks.length > 0 && (
        <details>
          <summary>{texts.peaks(peaks.length)}</summary>
          <Typography variant="body2">{definitions.peaks}</Typography>
          <ul>
            {peaks.map(({ day, raised, times, news }) => (
              <li key={day}>
                <strong>{dayOfWeek(day)}</strong>, {texts.peak_line(euros(raised), frenchNumber(times))}
                {news.map((one) => (
                  <NewsLink key={`${one.kind} ${one.id}`} news={one} />
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Box>
  );
}

function NewsLink({ news }: { news: CampaignNews }) {
  const resource = `${news.kind}s`;
  return (
    <>
      {' · '}
      {mayDo(resource, 'read') ? (
        <Link component={RouterLink} to={showPath(resource, news)}>
          {news.title}
        </Link>
      ) : (
        news.title
      )}
    </>
  );
}

function howText({ basis, remaining_days, draws, days, campaigns }: CampaignProjection): string {
  const remaining = texts.remaining(remaining_days, frenchNumber(remaining_days));
  return basis === 'past_campaigns'
    ? texts.from_past(remaining, frenchNumber(draws), frenchNumber(campaigns))
    : texts.from_own_days(remaining, frenchNumber(draws), texts.days(days, frenchNumber(days)));
}

const FOOTER = {
  mt: 2,
  pt: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.84rem',
  '& summary': { cursor: 'pointer', width: 'fit-content', py: 0.5, fontWeight: 650, color: 'secondary.main' },
  '& ul': { m: 0, mt: 0.5, pl: 2.5 },
  '& details p': { maxWidth: '75ch', mb: 0.5 },
} as const;
