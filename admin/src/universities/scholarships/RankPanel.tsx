import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ScholarshipRank } from '@livres/api/contract';
import { Link as RouterLink } from 'react-router-dom';
import { frenchNumber } from '../../shared/format/french-number';
import { Panel } from '../../shared/layout/Panel';
import { editPath } from '../../shared/records/content-paths';
import { scholarship } from './scholarship.fr';
import { Caption } from '../../shared/layout/Caption';

const texts = scholarship.figures;

interface Props {
  title: string;
  ranks: ScholarshipRank[];
  by: 'view_count' | 'favorite_count';
}

/** The first ones, each with a bar as long as its share of the first. */
export function RankPanel({ title, ranks, by }: Props) {
  const most = Math.max(1, ...ranks.map((rank) => rank[by]));
  return (
    <Panel title={title}>
      {ranks.length === 0 && <Typography color="textSecondary">{texts.none}</Typography>}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
        {ranks.map((rank) => (
          <Box component="li" key={rank.id}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Link component={RouterLink} to={editPath('scholarships', rank)} sx={{ minWidth: 0 }}>
                {rank.title}
              </Link>
              <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 650 }}>
                {frenchNumber(rank[by])}
              </Typography>
            </Box>
            <Caption>{rank.organization}</Caption>
            <Box aria-hidden="true" sx={{ height: 4, borderRadius: 2, bgcolor: 'action.hover', mt: 0.25 }}>
              <Box
                sx={{
                  height: 4,
                  borderRadius: 2,
                  bgcolor: 'primary.main',
                  width: `${(rank[by] / most) * 100}%`,
                }}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
