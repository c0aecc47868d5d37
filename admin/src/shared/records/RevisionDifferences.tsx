import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AuditChange } from '@livres/api/contract';
import { useResourceContext, useTranslate } from 'react-admin';
import { FieldValue } from '../history/FieldValue';
import { useContentKind } from './content-kind';
import { revisions } from './revisions.fr';
import { readableText } from './readable-text';
import { WordDifference } from './WordDifference';

/** What differs between two texts of a record, field by field: words in texts, values elsewhere. */
export function RevisionDifferences({ changes }: { changes: AuditChange[] }) {
  const resource = useResourceContext();
  const translate = useTranslate();
  if (changes.length === 0) return <Typography>{revisions.same}</Typography>;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2.5 }}>
      {changes.map((change) => (
        <div key={change.field}>
          <Typography component="dt" sx={{ fontWeight: 700, mb: 0.5 }}>
            {translate(`resources.${resource}.fields.${change.field}`, { _: change.field })}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <Difference change={change} />
          </Box>
        </div>
      ))}
    </Box>
  );
}

function Difference({ change: { field, before, after } }: { change: AuditChange }) {
  const resource = useResourceContext() ?? '';
  const { readable } = useContentKind();
  const translate = useTranslate();
  const isWord = (value: unknown) =>
    translate(`resources.${resource}.values.${field}.${String(value)}`, { _: '' }) !== '';
  const words = readable?.[field];
  if (words) return <WordDifference before={words(before)} after={words(after)} />;
  if (isText(before) && isText(after) && !isWord(before) && !isWord(after))
    return <WordDifference before={readableText(before ?? '')} after={readableText(after ?? '')} />;
  return (
    <>
      <Box component="del" sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
        <FieldValue resource={resource} field={field} value={before} />
      </Box>
      {' → '}
      <Box component="ins" sx={{ color: 'success.main', overflowWrap: 'anywhere' }}>
        <FieldValue resource={resource} field={field} value={after} />
      </Box>
    </>
  );
}

const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const isText = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && !ISO_MOMENT.test(value));
