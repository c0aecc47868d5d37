import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CategoryRecord, TagRecord } from '@livres/api/contract';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { Panel } from '../../shared/layout/Panel';
import { taxonomy as texts } from './taxonomy.fr';

interface Props {
  /** The filter of the list of articles that finds its own. */
  filter: 'category_ids' | 'tag_ids';
  children?: ReactNode;
}

/** What bears the term, and what that means for it. */
export function TermUsesPanel({ filter, children }: Props) {
  const record = useRecordContext<CategoryRecord | TagRecord>();
  if (!record) return null;
  const articles = `/articles?filter=${encodeURIComponent(JSON.stringify({ shelf: 'live', [filter]: [record.id] }))}`;
  return (
    <Panel {...texts.sections.uses}>
      <Typography sx={{ fontWeight: 650 }}>{texts.use_count(record.use_count)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {texts.use_help}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
        <Button component={Link} to={articles}>
          {texts.see_articles}
        </Button>
        {children}
      </Stack>
    </Panel>
  );
}
