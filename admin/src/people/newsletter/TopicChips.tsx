import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { NewsletterTopic } from '@livres/api/contract';

const SHORT: Record<NewsletterTopic, string> = {
  actualites: 'Nouvelles',
  campagnes: 'Campagnes',
  evenements: 'Événements',
};

export function TopicChips({ topics }: { topics: NewsletterTopic[] }) {
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
      {topics.map((topic) => (
        <Chip key={topic} size="small" variant="outlined" label={SHORT[topic]} />
      ))}
    </Box>
  );
}
