import Chip from '@mui/material/Chip';
import { useCaseKind } from './case-kind';

/** Where a case stands, in words and colour. */
export function CaseStatusChip({ status }: { status: string }) {
  const { labels, colours } = useCaseKind();
  const colour = colours[status] ?? 'default';
  const label = labels[status] ?? status;
  if (colour === 'default') return <Chip size="small" label={label} variant="outlined" />;
  return <Chip size="small" label={label} sx={{ bgcolor: `${colour}.light`, color: `${colour}.main` }} />;
}
