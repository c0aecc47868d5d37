import type { ContactMessageDetail } from '@livres/api/contract';
import { useRefresh } from 'react-admin';
import { useVersionedAction, type VersionedAction } from '../../shared/actions/use-versioned-action';

/** Does something to a message and says so; `path` is where the api has it. */
export function useMessageAction(message: ContactMessageDetail) {
  const { act, isBusy, dialog } = useVersionedAction({ onSuccess: useRefresh() });
  const path = `/admin/contact-messages/${message.id}` as const;
  return { act: (action: VersionedAction) => act(message, action), path, isBusy, dialog };
}
