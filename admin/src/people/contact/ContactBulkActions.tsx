import ArchiveIcon from '@mui/icons-material/Inventory2Outlined';
import BinIcon from '@mui/icons-material/DeleteOutlined';
import SpamIcon from '@mui/icons-material/ReportOutlined';
import { contactMayBecome, type ContactMessage, type ContactStatus } from '@livres/api/contract';
import { useState } from 'react';
import { Button, useListContext, useNotify, useRefresh } from 'react-admin';
import { api } from '../../shared/api/api';
import { texts } from './contact-message.fr';

/** The same on all ticked messages that may become it; the first refusal stops, and says so. */
export function ContactBulkActions() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<ContactMessage>();
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const ticked = data.filter(({ id }) => selectedIds.includes(id));

  async function run(messages: ContactMessage[], action: (message: ContactMessage) => Promise<unknown>) {
    setBusy(true);
    let done = 0;
    try {
      for (const message of messages) {
        await action(message);
        done += 1;
      }
      notify(texts.bulk_moved(done), { type: 'success' });
    } catch (error) {
      notify(texts.bulk_partly(done, (error as Error).message), { type: 'error' });
    }
    setBusy(false);
    onUnselectItems();
    refresh();
  }
  const move = (status: ContactStatus) =>
    void run(
      ticked.filter((message) => contactMayBecome(message.status, status)),
      ({ id, version }) => api.put(`/admin/contact-messages/${id}`, { status, version }),
    );
  const trash = () =>
    void run(
      ticked.filter(({ deleted_at }) => deleted_at === null),
      ({ id }) => api.delete(`/admin/contact-messages/${id}`),
    );
  return (
    <>
      <Button label={texts.moves.archived} onClick={() => move('archived')} disabled={busy}>
        <ArchiveIcon />
      </Button>
      <Button label={texts.moves.spam} onClick={() => move('spam')} disabled={busy}>
        <SpamIcon />
      </Button>
      <Button label={texts.bin} color="error" onClick={trash} disabled={busy}>
        <BinIcon />
      </Button>
    </>
  );
}
