import Chip from '@mui/material/Chip';
import { campaignPhase, type CampaignRecord, type CampaignPhaseCode } from '@livres/api/contract';

const COLOURS: Record<CampaignPhaseCode, 'default' | 'success' | 'warning' | 'info' | 'error'> = {
  draft: 'default',
  upcoming: 'info',
  active: 'success',
  paused: 'warning',
  expired: 'error',
  completed: 'info',
};

type Dated = Pick<CampaignRecord, 'status' | 'start_date' | 'end_date'>;

/** The phase that visitors see, in a word and a colour. */
export function CampaignPhaseChip({ campaign }: { campaign: Dated }) {
  const { code, label } = campaignPhase(campaign, new Date());
  const colour = COLOURS[code];
  const soft = colour === 'default' ? {} : { bgcolor: `${colour}.light`, color: `${colour}.main` };
  return <Chip size="small" label={label} variant={colour === 'default' ? 'outlined' : 'filled'} sx={soft} />;
}
