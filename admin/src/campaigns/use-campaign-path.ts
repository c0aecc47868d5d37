import type { CampaignRecord } from '@livres/api/contract';
import { useCanAccess } from 'react-admin';
import { editPath, showPath } from './campaign-paths';

/** Where a campaign opens for this member of staff: its form, or its page to read. */
export function useCampaignPath(): (campaign: Pick<CampaignRecord, 'id' | 'slug'>) => string {
  const { canAccess } = useCanAccess({ resource: 'campaigns', action: 'edit' });
  return canAccess ? editPath : showPath;
}
