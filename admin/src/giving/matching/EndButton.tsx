import { MATCHING_MESSAGES, type MatchingPotRecord } from '@livres/api/contract';
import { ReasonButton } from '../../shared/actions/ReasonButton';
import { api } from '../../shared/api/api';
import { texts } from './matching-pot.fr';

/** Ends a pot before its last day, with a reason that its sponsor reads. */
export function EndButton({ pot: { id, version } }: { pot: MatchingPotRecord }) {
  return (
    <ReasonButton
      name={`matching-pot-end-${id}`}
      texts={texts.end}
      reason={{ label: 'resources.matching-pots.fields.reason', missing: MATCHING_MESSAGES.reason }}
      version={version}
      onSend={(body) => api.post(`/admin/matching-pots/${id}/end`, body)}
    />
  );
}
