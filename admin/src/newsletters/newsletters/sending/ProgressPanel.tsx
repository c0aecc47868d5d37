import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { NewsletterProgressReport, NewsletterRecord } from '@livres/api/contract';
import { frenchMoment } from '../../../shared/format/french-date';
import { hourOf } from '../editor/WritePanel';
import { texts } from '../newsletter.fr';

const { sending: words } = texts;

interface Props {
  newsletter: NewsletterRecord;
  report: NewsletterProgressReport;
}

/** How many have left, of how many; refused and doubtful ones are hatched at the end of the bar. */
export function ProgressPanel({ newsletter, report }: Props) {
  const { started_at, finished_at, confirmed_by, status } = newsletter;
  const { sent, total, refused, uncertain, skipped, ends_at } = report;
  const share = (count: number) => `${total === 0 ? 0 : (count / total) * 100}%`;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h5" component="h2" sx={{ mb: 1.5 }}>
        {words.gone(sent, total)}
      </Typography>
      <Box
        role="progressbar"
        aria-label={words.bar}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={sent}
        aria-valuetext={words.gone(sent, total)}
        sx={BAR}
      >
        <Box sx={{ width: share(sent), bgcolor: 'primary.main' }} />
        <Box sx={{ width: share(refused + uncertain + skipped), ...HATCHED }} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {started_at && words.by(frenchMoment(started_at), confirmed_by)}{' '}
        {ends_at && <strong>{words.ends(hourOf(ends_at))} </strong>}
        {status === 'sending' && words.close}
        {finished_at && words.over(frenchMoment(finished_at))}
      </Typography>
    </Card>
  );
}

const BAR = {
  display: 'flex',
  height: 22,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'action.hover',
} as const;
const HATCHED = {
  backgroundImage: 'repeating-linear-gradient(45deg, #a8350f 0 3px, transparent 3px 6px)',
} as const;
