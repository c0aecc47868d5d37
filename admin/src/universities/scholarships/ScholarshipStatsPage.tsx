import ListIcon from '@mui/icons-material/FormatListBulleted';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ScholarshipAdminStats } from '@livres/api/contract';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { monthName } from '../../shared/format/calendar-days';
import { Tile } from '../../shared/layout/Tile';
import { CountsPanel } from './CountsPanel';
import { RankPanel } from './RankPanel';
import { scholarship } from './scholarship.fr';
import { scholarshipTiles } from './scholarship-tiles';
import { mostOf } from './shares';
import { useScholarshipStats } from './use-scholarship-stats';
import { SPREAD_HEAD, TILES, TWO_COLUMNS } from '../../shared/layout/sx';

const texts = scholarship.figures;

/** Scholarships in figures: where they stand, what they share out into, what students look at. */
export default function ScholarshipStatsPage() {
  const { data, error, refetch } = useScholarshipStats();
  return (
    <>
      <Title title={texts.title} />
      <Box sx={SPREAD_HEAD}>
        <Typography color="textSecondary">{texts.help}</Typography>
        <Button component={Link} to="/scholarships" startIcon={<ListIcon />} variant="outlined">
          {texts.list}
        </Button>
      </Box>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={520} />}
      {data && <Stats figures={data} />}
    </>
  );
}

function Stats({ figures }: { figures: ScholarshipAdminStats }) {
  const { totals, by_country, by_level, by_coverage, by_month } = figures;
  const { heads } = texts;
  const months = by_month.map(({ month, count }) => ({ label: monthName(`${month}-01`), count }));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box component="ul" sx={TILES}>
        {scholarshipTiles(totals).map((tile) => (
          <Tile key={tile.label} {...tile} />
        ))}
      </Box>
      <Box sx={TWO_COLUMNS}>
        <CountsPanel title={texts.by_month} head={heads.month} counts={months} />
        <CountsPanel
          title={texts.by_country}
          head={heads.country}
          counts={mostOf(by_country)}
          whole={by_country}
        />
        <CountsPanel title={texts.by_level} head={heads.level} counts={by_level} />
        <CountsPanel title={texts.by_coverage} head={heads.coverage} counts={by_coverage} />
        <RankPanel title={texts.most_viewed} ranks={figures.most_viewed} by="view_count" />
        <RankPanel title={texts.most_kept} ranks={figures.most_kept} by="favorite_count" />
      </Box>
    </Box>
  );
}
