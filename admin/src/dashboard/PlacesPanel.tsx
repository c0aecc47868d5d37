import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../shared/api/api';
import type { ChartData } from '../shared/charts/data/chart-data';
import { RegionMap } from '../shared/charts/map/RegionMap';
import { Panel } from '../shared/layout/Panel';
import { dashboard as texts } from './dashboard.fr';

/** Where the libraries are. */
export function PlacesPanel() {
  const { data } = useQuery({
    queryKey: ['analytics', 'years'],
    queryFn: ({ signal }) => api.get('/admin/analytics/years', { signal }),
  });
  const places = data?.places ?? [];
  const shown: ChartData<'place' | 'country' | 'libraries'> = {
    columns: [
      { key: 'place', label: texts.place, kind: 'text' },
      { key: 'country', label: texts.country, kind: 'text' },
      { key: 'libraries', label: texts.libraries, kind: 'count' },
    ],
    rows: places.map(({ name, country, libraries }) => ({ values: { place: name, country, libraries } })),
  };
  return (
    <Panel
      title={texts.places}
      actions={
        <Button component={Link} to="/visualizations">
          {texts.see_map}
        </Button>
      }
    >
      {!data && <Skeleton variant="rounded" height={300} />}
      {data && places.length === 0 && <Typography color="textSecondary">{texts.no_place}</Typography>}
      {places.length > 0 && (
        <RegionMap data={shown} place="place" country="country" value="libraries" domain="goods" />
      )}
    </Panel>
  );
}
