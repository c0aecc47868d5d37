import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AuditEntry } from '@livres/api/contract';
import { useTranslate } from 'react-admin';
import { FieldValue } from './FieldValue';

/** What one write changed: the field's name, then before → after. */
export function ChangeList({ entry }: { entry: AuditEntry }) {
  const translate = useTranslate();
  const shown = entry.action === 'updated' ? entry.changes : [];
  if (shown.length === 0) return null;
  return (
    <Box component="dl" sx={{ m: 0, mt: 0.5, display: 'grid', gap: 0.75 }}>
      {shown.map(({ field, before, after }) => (
        <div key={field}>
          <Typography component="dt" variant="caption" sx={{ fontWeight: 650 }}>
            {translate(`resources.${entry.resource}.fields.${field}`, { _: field })}
          </Typography>
          <Typography
            component="dd"
            variant="caption"
            sx={{ m: 0, display: 'block', overflowWrap: 'anywhere' }}
          >
            <Box component="del" sx={{ color: 'text.secondary' }}>
              <FieldValue resource={entry.resource} field={field} value={before} />
            </Box>
            {' → '}
            <Box component="ins" sx={{ textDecoration: 'none' }}>
              <FieldValue resource={entry.resource} field={field} value={after} />
            </Box>
          </Typography>
        </div>
      ))}
    </Box>
  );
}
