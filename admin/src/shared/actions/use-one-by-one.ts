import { useState } from 'react';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { collection as texts } from './collection.fr';

/** The same on all ticked records, one after the other; the first refusal stops, and says how far it went. */
export function useOneByOne() {
  const { onUnselectItems } = useListContext();
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  async function run<Item>(
    items: Item[],
    action: (item: Item) => Promise<unknown>,
    said: (count: number) => string,
  ): Promise<boolean> {
    setBusy(true);
    let done = 0;
    try {
      for (const item of items) {
        await action(item);
        done += 1;
      }
      notify(said(done), { type: 'success' });
    } catch (error) {
      notify(texts.partly(done, items.length, (error as Error).message), { type: 'error' });
    }
    setBusy(false);
    onUnselectItems();
    refresh();
    return done === items.length;
  }
  return { run, isBusy };
}
