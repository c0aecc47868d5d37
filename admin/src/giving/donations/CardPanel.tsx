import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TRIBUTE_CARD_STATUS_LABELS, type MoneyDonationRecord } from '@livres/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { api } from '../../shared/api/api';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog';
import { frenchDay } from '../../shared/format/french-date';
import { DetailList } from '../../shared/layout/DetailList';
import { Panel } from '../../shared/layout/Panel';
import { texts } from './gift.fr';
import { mayDo } from '../../shared/rights/rights';

const { card: words } = texts;

/** The card by e-mail that the gift carries; nothing where it carries none. */
export function CardPanel({ gift: { id } }: { gift: MoneyDonationRecord }) {
  const [isAsking, setIsAsking] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const path = `/donations/${id}/card/` as const;
  const { data } = useQuery({
    queryKey: ['donations', 'card', id],
    queryFn: ({ signal }) => api.get(path, { signal }),
    enabled: mayDo('donations', 'write'),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post(`${path}cancel/`),
    onSuccess: () => {
      setIsAsking(false);
      notify(words.done, { type: 'success' });
      refresh();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  const card = data?.card;
  if (!card) return null;
  return (
    <Panel title={words.title}>
      <DetailList
        facts={[
          [words.state, TRIBUTE_CARD_STATUS_LABELS[card.status]],
          [card.sent_at ? words.left : words.leaves, frenchDay(card.sent_at ?? card.day)],
          [words.to, card.recipient_email && `${card.recipient_name} (${card.recipient_email})`],
          [words.words, card.words],
          [words.signature, card.signature],
        ]}
      />
      {card.may_change && (
        <Button variant="outlined" color="error" sx={{ mt: 2 }} onClick={() => setIsAsking(true)}>
          {words.stop}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={words.stop}
        action={words.stop}
        cancel={words.keep}
        busy={isPending}
        onConfirm={() => mutate()}
        onClose={() => setIsAsking(false)}
      >
        <Typography>{words.consequence}</Typography>
      </ConfirmDialog>
    </Panel>
  );
}
