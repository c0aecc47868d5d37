import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { RichTextField } from 'react-admin';
import { api } from '../../shared/api/api';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { scholarship } from './scholarship.fr';

const texts = scholarship.markdown;

/** The text as the public site renders it: the server does both. */
export function MarkdownPreview({ text, label }: { text: string; label: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['scholarships', 'rendering', text],
    queryFn: ({ signal }) => api.post('/admin/scholarships/rendering', { text }, { signal }),
    enabled: text.trim() !== '',
    gcTime: 0,
  });
  if (text.trim() === '') return <Typography color="textSecondary">{texts.empty}</Typography>;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={140} />;
  return (
    <Box role="region" aria-label={`${texts.read}\u00a0: ${label}`} tabIndex={0} sx={PAPER}>
      <RichTextField source="html" record={{ id: 0, ...data }} />
    </Box>
  );
}

const PAPER = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  px: 2,
  py: 0.5,
  maxHeight: 480,
  overflow: 'auto',
  overflowWrap: 'anywhere',
} as const;
