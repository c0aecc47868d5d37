import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { slugOf } from '@livres/api/contract';
import { useWatch } from 'react-hook-form';
import { useContentKind } from './content-kind';
import { form as texts } from './form.fr';
import { Caption } from '../layout/Caption';

const TITLE_MAX = 60;
const DESCRIPTION_MAX = 160;

/** How a search engine would show the page: title, address, description, each cut where engines cut. */
export function SeoPreview({ description }: { description: string[] }) {
  const { title, publicPath } = useContentKind();
  const [name, slug, ...texted] = useWatch({ name: [title, 'slug', ...description] }) as (string | null)[];
  const summary = texted.find((text) => text?.trim()) ?? '';
  const path = publicPath?.(slug || slugOf(name ?? '')) ?? '';
  return (
    <Box component="figure" sx={{ m: 0, mt: 1 }}>
      <Typography component="figcaption" variant="body2" sx={{ fontWeight: 650, mb: 0.5 }}>
        {texts.seo}
      </Typography>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, maxWidth: 600 }}>
        <Caption sx={{ overflowWrap: 'anywhere' }}>{window.location.host + path}</Caption>
        <Typography sx={{ color: 'info.main', fontSize: '1.1rem', lineHeight: 1.3 }}>
          {cut(name ?? '', TITLE_MAX) || texts.seo_no_title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {cut(summary, DESCRIPTION_MAX) || texts.seo_no_description}
        </Typography>
      </Box>
    </Box>
  );
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
}
