import { Title } from 'react-admin';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

import { useSearchParams } from 'react-router-dom';
import { PagePictureButton } from '../../shared/charts/panel/PagePictureButton';
import { COMPUTED_AT } from './Example';
import { PinButton } from '../shared/PinButton';
import { EXAMPLES } from './examples';
import { isSampleKind, SAMPLE_KINDS } from './sample-kinds';
import { visualizationTests as texts } from './visualization-tests.fr';
import { WhenSeen } from './WhenSeen';

const ALL = 'all';
const PANEL_HEIGHT = 420;

/** Each chart of the panel with each kind of data, to look at. */
export default function VisualizationTestsPage() {
  const [search, setSearch] = useSearchParams();
  const [chart, kind] = [search.get('chart') ?? ALL, search.get('data')];
  const examples = EXAMPLES.filter(([name]) => chart === ALL || name === chart);
  const kinds = isSampleKind(kind) ? [kind] : SAMPLE_KINDS;
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value === ALL) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  };
  const charts = examples.map(([name, Chart]) => (
    <Box key={name} component="section" aria-labelledby={name}>
      <Typography id={name} variant="h5" component="h2" sx={{ scrollMarginTop: 72, mb: 1.5 }}>
        {texts.charts[name]}
      </Typography>
      <Box sx={CHARTS}>
        {kinds.map((one) => (
          <WhenSeen key={one} height={PANEL_HEIGHT}>
            <Chart kind={one} />
          </WhenSeen>
        ))}
      </Box>
    </Box>
  ));
  return (
    <Stack sx={{ gap: 2, mt: 2 }}>
      <Title title={texts.title} />
      <Typography color="textSecondary">{texts.intro}</Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          '& > .MuiTextField-root': { maxWidth: { sm: 260 } },
        }}
      >
        <TextField
          select
          label={texts.chart}
          value={chart}
          onChange={({ target }) => choose('chart', target.value)}
        >
          <MenuItem value={ALL}>{texts.all}</MenuItem>
          {EXAMPLES.map(([name]) => (
            <MenuItem key={name} value={name}>
              {texts.charts[name]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={texts.kind}
          value={isSampleKind(kind) ? kind : ALL}
          onChange={({ target }) => choose('data', target.value)}
        >
          <MenuItem value={ALL}>{texts.all_kinds}</MenuItem>
          {SAMPLE_KINDS.map((one) => (
            <MenuItem key={one} value={one}>
              {texts.kinds[one]}
            </MenuItem>
          ))}
        </TextField>
        <PinButton label={texts.title} />
      </Box>
      {(chart !== ALL || isSampleKind(kind)) && (
        <Box>
          <PagePictureButton title={texts.title} computedAt={COMPUTED_AT}>
            <Stack sx={{ gap: 2 }}>{charts}</Stack>
          </PagePictureButton>
        </Box>
      )}
      {examples.length > 1 && (
        <Box
          component="nav"
          aria-label={texts.to_charts}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}
        >
          {examples.map(([name]) => (
            <Link key={name} href={`#${name}`}>
              {texts.charts[name]}
            </Link>
          ))}
        </Box>
      )}
      {charts}
    </Stack>
  );
}

const CHARTS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
