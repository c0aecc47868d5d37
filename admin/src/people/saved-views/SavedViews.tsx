import TeamIcon from '@mui/icons-material/GroupOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { SavedView } from '@livres/api/contract';
import { Suspense, useState } from 'react';
import { useResourceContext } from 'react-admin';
import { ConfirmDialog } from '../../shared/feedback/ConfirmDialog';
import { lazyScreen } from '../../shared/layout/lazy-screen';
import { texts } from './saved-views.fr';
import { useMovedQueries } from './use-moved-queries';
import { useSavedViews, useViewWrites } from './use-saved-views';
import { useShownView } from './use-shown-view';
import { ViewMenu, type ViewAction } from './ViewMenu';
import { whoseIs } from './whose-view';

const ViewDialog = lazyScreen(() => import('./ViewDialog'));

/** Beyond these, views are in the menu alone. */
const CHIPS = 5;
const NONE: SavedView[] = [];

/** The views of a list that one has or the team shares: a button for the first ones, a menu for all. */
export default function SavedViews() {
  const resource = useResourceContext() ?? '';
  const { data } = useSavedViews(resource);
  const views = data ?? NONE;
  const { params, shown, isChanged, open, setOpenedId } = useShownView(resource, views);
  const { change, remove, isBusy } = useViewWrites(resource);
  const [asked, setAsked] = useState<Exclude<ViewAction, 'update'> | null>(null);
  useMovedQueries(resource, data);

  const action = (chosen: ViewAction) => {
    if (chosen !== 'update') setAsked(chosen);
    else if (shown) change({ view: shown, params });
  };
  const close = () => setAsked(null);
  return (
    <Box role="group" aria-label={texts.group} sx={BAR}>
      <ViewMenu views={views} shown={shown} isChanged={isChanged} onOpen={open} onAction={action} />
      {views.slice(0, CHIPS).map((view) => (
        <ViewChip key={view.id} view={view} isShown={view === shown && !isChanged} onOpen={open} />
      ))}
      {(asked === 'keep' || asked === 'edit') && (
        <Suspense fallback={null}>
          <ViewDialog
            resource={resource}
            params={params}
            view={asked === 'edit' ? shown : null}
            onSaved={({ id }) => setOpenedId(id)}
            onClose={close}
          />
        </Suspense>
      )}
      {asked === 'remove' && shown && (
        <ConfirmDialog
          open
          title={texts.remove_title(shown.name)}
          action={texts.remove_action}
          busy={isBusy}
          onConfirm={() => remove(shown, { onSettled: close })}
          onClose={close}
        >
          {shown.is_shared ? texts.remove_shared : texts.remove_own}
        </ConfirmDialog>
      )}
    </Box>
  );
}

interface ChipProps {
  view: SavedView;
  isShown: boolean;
  onOpen: (view: SavedView) => void;
}

const ViewChip = ({ view, isShown, onOpen }: ChipProps) => (
  <Chip
    label={view.name}
    title={whoseIs(view)}
    {...(view.is_shared && { icon: <TeamIcon /> })}
    color={isShown ? 'primary' : 'default'}
    variant={isShown ? 'filled' : 'outlined'}
    aria-pressed={isShown}
    onClick={() => onOpen(view)}
    // On a phone the menu has them.
    sx={{ display: { xs: 'none', md: 'inline-flex' }, maxWidth: 260 }}
  />
);

const BAR = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, flexGrow: 1, minWidth: 0 };
