import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { frenchDay } from '../../shared/format/french-date';
import { rejectedTexts as labels, texts } from './reconciliation.fr';
import { rejectedQuery } from './reconciliation-queries';

const PAGE = 50;

/** Lines of imported files that could not be taken, each with why. */
export function RejectedLines() {
  const [most, setMost] = useState(PAGE);
  const { data, error, refetch } = useQuery(rejectedQuery(most));
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={280} />;
  if (data.lines.length === 0) return <Alert severity="success">{labels.none}</Alert>;
  return (
    <>
      <Alert severity="info" sx={{ mb: 2 }}>
        {labels.help}
      </Alert>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data.lines.map((line) => (
          <Card component="li" variant="outlined" key={line.id} sx={{ p: 2 }}>
            <Typography sx={{ fontWeight: 650, '&::first-letter': { textTransform: 'uppercase' } }}>
              {line.reason}
            </Typography>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {line.content}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {labels.from(line.line, line.file_name, frenchDay(line.imported_at))}
            </Typography>
          </Card>
        ))}
      </Box>
      {data.lines.length < data.count && (
        <Button onClick={() => setMost(most + PAGE)} sx={{ mt: 2 }}>
          {texts.more}
        </Button>
      )}
    </>
  );
}
