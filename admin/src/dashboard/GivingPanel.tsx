import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  MINUTE_MS,
  GIVING_BEFORE_LABELS,
  GIVING_PERIOD_LABELS,
  GIVING_PERIODS,
  type GivingStats,
  type GivingPeriod,
} from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { api } from '../shared/api/api';
import { LoadFailure } from '../shared/feedback/LoadFailure';
import { Panel } from '../shared/layout/Panel';
import { giving as texts } from './giving.fr';
import { givingTiles } from './giving-tiles';
import { Tile } from '../shared/layout/Tile';
import { TILES } from '../shared/layout/sx';

/** What was given, by period, against the one before: sums alone, for who reads figures too. */
export function GivingPanel() {
  const { canAccess = false } = useCanAccess({ resource: 'giving', action: 'read' });
  const [period, setPeriod] = useState<GivingPeriod>('month');
  const { data, error, refetch } = useQuery({
    queryKey: ['giving', 'figures', period],
    queryFn: ({ signal }) => api.get('/admin/giving/figures', { signal, params: { period } }),
    enabled: canAccess,
    refetchInterval: MINUTE_MS,
    placeholderData: (before) => before,
  });
  if (!canAccess) return null;
  return (
    <Panel title={texts.title} help={texts.help(GIVING_BEFORE_LABELS[period])}>
      <Periods period={period} onChange={setPeriod} />
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={220} />}
      {data && <Figures figures={data} />}
    </Panel>
  );
}

function Figures({ figures }: { figures: GivingStats }) {
  const { canAccess: mayOpen = false } = useCanAccess({ resource: 'donations', action: 'read' });
  return (
    <>
      <Box component="ul" sx={TILES}>
        {givingTiles(figures, mayOpen).map((tile) => (
          <Tile key={tile.label} {...tile} />
        ))}
      </Box>
      <Button component={Link} to="/visualizations" sx={{ mt: 1.5 }}>
        {texts.where_from}
      </Button>
    </>
  );
}

interface PeriodsProps {
  period: GivingPeriod;
  onChange: (period: GivingPeriod) => void;
}

const Periods = ({ period, onChange }: PeriodsProps) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={period}
    onChange={(_, chosen: GivingPeriod | null) => chosen && onChange(chosen)}
    aria-label={texts.period}
    sx={{ flexWrap: 'wrap', mb: 2 }}
  >
    {GIVING_PERIODS.map((one) => (
      <ToggleButton key={one} value={one}>
        {GIVING_PERIOD_LABELS[one]}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
