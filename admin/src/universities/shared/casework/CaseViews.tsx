import BoardIcon from '@mui/icons-material/ViewKanbanOutlined';
import ListIcon from '@mui/icons-material/ViewListOutlined';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { Link } from 'react-router-dom';
import { useCaseKind } from './case-kind';
import { casework as texts } from './casework.fr';
import { mayDo } from '../../../shared/rights/rights';

/** The same cases as a list, or as a board by state, where they are moved: for those who handle them. */
export function CaseViews({ current }: { current: 'list' | 'board' }) {
  const { resource } = useCaseKind();
  const views = [
    { view: 'list', to: `/${resource}`, label: texts.see_list, icon: <ListIcon /> },
    { view: 'board', to: `/${resource}/board`, label: texts.see_board, icon: <BoardIcon /> },
  ];
  if (!mayDo(resource, 'write')) return null;
  return (
    <nav aria-label={texts.views}>
      <ButtonGroup size="small">
        {views.map(({ view, to, label, icon }) => (
          <Button
            key={view}
            component={Link}
            to={to}
            startIcon={icon}
            variant={view === current ? 'contained' : 'outlined'}
            aria-current={view === current ? 'page' : undefined}
          >
            {label}
          </Button>
        ))}
      </ButtonGroup>
    </nav>
  );
}
