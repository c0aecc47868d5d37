import type { CampaignPhaseCode } from '@livres/api/contract';
import type { BadgeTone } from '../../shared/ui/Badge';

export const PHASE_TONES: Record<CampaignPhaseCode, BadgeTone> = {
  active: 'good',
  upcoming: 'quiet',
  paused: 'warm',
  draft: 'warm',
  expired: 'bad',
  completed: 'quiet',
};
