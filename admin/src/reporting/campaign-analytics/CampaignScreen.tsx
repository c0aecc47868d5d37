import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { CampaignChoice } from '@livres/api/contract';
import { Link } from 'react-router-dom';
import { PagePictureButton } from '../../shared/charts/panel/PagePictureButton';
import { showPath } from '../../shared/records/content-paths';
import { AnalyticsScreen } from '../shared/AnalyticsScreen';
import { CampaignSelect } from '../shared/CampaignSelect';
import { CHART_GRID, STACK } from '../shared/chart-grid';
import { campaignAnalyticsTexts as texts } from './campaign-analytics.fr';
import { campaignDates } from './campaign-dates';
import { CampaignFigures } from './CampaignFigures';
import { CampaignSummary } from './CampaignSummary';
import { CompareSection } from './CompareSection';
import { HoursChart } from './HoursChart';
import { RaisedChart } from './RaisedChart';
import { SourcesChart } from './SourcesChart';
import { useCampaignAnalytics, useCampaignChoices } from './use-campaign-analytics';

interface Props {
  id: number;
  other: number | undefined;
  onChoose: (id: number | undefined) => void;
  onCompare: (id: number | undefined) => void;
}

/** One campaign in figures. */
export function CampaignScreen({ id, other, onChoose, onCompare }: Props) {
  const { data: answer, error } = useCampaignAnalytics(id, other);
  const { data: choices = [] } = useCampaignChoices();
  const comparable = choices.filter((one) => one.currency === 'EUR' && one.id !== id);
  const campaign = error ? undefined : answer?.campaign;
  const charts = answer && !error && (
    <Box sx={{ ...STACK, mt: 2 }}>
      <CampaignSummary answer={answer} />
      <CampaignFigures answer={answer} />
      <RaisedChart answer={answer} />
      <Box sx={CHART_GRID}>
        <SourcesChart answer={answer} />
        <HoursChart answer={answer} />
      </Box>
      <CompareSection answer={answer} choices={comparable} onCompare={onCompare} />
    </Box>
  );
  return (
    <AnalyticsScreen
      title={campaign?.title ?? choices.find((one) => one.id === id)?.title ?? texts.title}
      help={campaign ? campaignDates(campaign) : texts.help}
      actions={
        <>
          <CampaignSelect
            label={texts.change}
            none={texts.all}
            campaigns={choices}
            chosen={id}
            onChoose={onChoose}
          />
          {charts && (
            <Box sx={{ alignSelf: 'flex-end' }}>
              <PagePictureButton
                title={answer.campaign.title}
                subtitle={campaignDates(answer.campaign)}
                computedAt={answer.computed_at}
                period={[answer.today]}
              >
                {charts}
              </PagePictureButton>
            </Box>
          )}
        </>
      }
    >
      {error && (
        <Alert
          severity="warning"
          sx={{ mt: 2 }}
          action={
            <WayOut
              campaign={choices.find((one) => one.id === id)}
              other={other}
              onChoose={onChoose}
              onCompare={onCompare}
            />
          }
        >
          {error.message}
        </Alert>
      )}
      {!answer && !error && <Skeleton variant="rounded" height={700} sx={{ mt: 2 }} data-pending />}
      {charts}
    </AnalyticsScreen>
  );
}

interface WayOutProps extends Omit<Props, 'id'> {
  /** The one that was asked for, where it exists. */
  campaign: CampaignChoice | undefined;
}

function WayOut({ campaign, other, onChoose, onCompare }: WayOutProps) {
  if (other)
    return (
      <Button color="inherit" onClick={() => onCompare(undefined)}>
        {texts.without_comparison}
      </Button>
    );
  return campaign ? (
    <Button color="inherit" component={Link} to={showPath('campaigns', campaign)}>
      {texts.open}
    </Button>
  ) : (
    <Button color="inherit" onClick={() => onChoose(undefined)}>
      {texts.choose_another}
    </Button>
  );
}
