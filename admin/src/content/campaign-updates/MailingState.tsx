import type { CampaignUpdateRecord } from '@livres/api/contract';
import { useListContext } from 'react-admin';
import { Caption } from '../../shared/layout/Caption';
import { campaignUpdate as texts } from './campaign-update.fr';
import { useMailings } from './use-mailings';

/** In a list: whether this update was written to donors. */
export function MailingState({ id }: { id: number }) {
  const { data = [] } = useListContext<CampaignUpdateRecord>();
  const mailing = useMailings(data.map((record) => record.id)).get(id);
  return (
    <Caption>{mailing ? texts.mailing(mailing.status, mailing.confirmed_count) : texts.not_written}</Caption>
  );
}
