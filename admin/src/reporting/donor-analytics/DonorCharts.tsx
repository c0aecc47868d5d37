import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { DonorAnalytics } from '@livres/api/contract';
import { Panel } from '../../shared/layout/Panel';
import { STACK, unevenGrid } from '../shared/chart-grid';
import { CohortsChart } from './CohortsChart';
import { ConcentrationChart } from './ConcentrationChart';
import { DonorFigures } from './DonorFigures';
import { donorAnalyticsTexts as texts } from './donor-analytics.fr';
import { GroupsChart } from './GroupsChart';
import { MonthsChart } from './MonthsChart';
import { RecurringChart } from './RecurringChart';

interface Props {
  donors: DonorAnalytics;
  onClearCampaign: () => void;
}

export function DonorCharts({ donors, onClearCampaign }: Props) {
  return (
    <Box sx={STACK}>
      <DonorFigures figures={donors.figures} definitions={donors.definitions} />
      <Box sx={unevenGrid(1.1)}>
        <MonthsChart donors={donors} />
        <RecurringChart donors={donors} />
      </Box>
      <CohortsChart donors={donors} />
      <Box sx={unevenGrid(donors.groups ? 2 : 1.1)}>
        {donors.groups ? (
          <GroupsChart donors={donors} groups={donors.groups} />
        ) : (
          <Panel title={texts.groups}>
            <Typography color="textSecondary">{texts.groups_whole}</Typography>
            <Button variant="outlined" onClick={onClearCampaign} sx={{ mt: 2 }}>
              {texts.clear_campaign}
            </Button>
          </Panel>
        )}
        <ConcentrationChart donors={donors} />
      </Box>
    </Box>
  );
}
