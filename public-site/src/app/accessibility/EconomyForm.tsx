import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../shared/paths';
import { usePageContext } from '../../shared/ui/PageContextProvider';
import { entryContent } from './entry.content';
import { labelOf } from './choices';
import { useChoices } from './saved-choices';

/** A plain form to the front door: the same switch with and without a script, there and back. */
export function EconomyForm({ children }: { children: (text: string) => ReactNode }) {
  const { savesData } = usePageContext();
  const { pathname, search } = useLocation();
  const choices = useChoices();
  return (
    <form method="post" action={paths.economy()}>
      <input type="hidden" name="retour" value={pathname + search} suppressHydrationWarning />
      <input type="hidden" name="economie" value={savesData ? '0' : '1'} />
      {!savesData && <input type="hidden" name="affichage" value={labelOf(choices)} />}
      {children(savesData ? entryContent.economyOff : entryContent.economyOn)}
    </form>
  );
}
