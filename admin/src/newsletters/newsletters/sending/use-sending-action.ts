import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';

/** Something done to a newsletter that leaves: said when it is done, or why it could not be. */
export function useSendingAction<Asked = void>(
  act: (asked: Asked) => Promise<unknown>,
  done: string | null,
  onDone: () => void,
) {
  const notify = useNotify();
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      if (done) notify(done, { type: 'success' });
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: onDone,
  });
}
