import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { NewsletterProgressReport } from '@livres/api/contract';
import { frenchNumber } from '../../../shared/format/french-number';
import { texts } from '../newsletter.fr';

const { sending: words } = texts;

/** What mail servers said; that one was accepted is not that it was read. */
export function SendingFigures({ report }: { report: NewsletterProgressReport }) {
  const { sent, refused, left, twice, skipped, bounced, filtered, unsubscribed, complaints } = report;
  const rare: [number, string][] = [
    [skipped, words.skipped],
    [bounced, words.bounced],
    [filtered, words.filtered],
    [unsubscribed, words.unsubscribed],
    [complaints, words.complaints],
  ];
  const shown: [number, string][] = [
    [sent, words.accepted],
    [refused, words.refused],
    [left, words.left],
    [twice, words.twice],
    ...rare.filter(([count]) => count > 0),
  ];
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <FigureLine figures={shown.map(([count, label]) => [frenchNumber(count), label])} />
    </Card>
  );
}

/** Figures beside one another, each above what it counts. */
export const FigureLine = ({ figures }: { figures: [value: string, label: string][] }) => (
  <Box component="ul" sx={LINE}>
    {figures.map(([value, label]) => (
      <li key={label}>
        <Typography component="strong" variant="h4" sx={{ display: 'block' }}>
          {value}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {label}
        </Typography>
      </li>
    ))}
  </Box>
);

const LINE = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
} as const;
