import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LEFT_OUT_LABELS, type AudiencePart } from '@livres/api/contract';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { frenchNumber } from '../../../shared/format/french-number';
import { Caption } from '../../../shared/layout/Caption';
import { Panel } from '../../../shared/layout/Panel';
import { mayDo } from '../../../shared/rights/rights';
import { texts } from '../newsletter.fr';
import { AudienceDialog } from './AudienceDialog';
import { useAudienceCount } from './use-audience-count';
import { WhyDialog } from './WhyDialog';

const SHADES = ['#343d96', '#7f89d6', '#aab2e6', '#c2410c', '#0c6b45', '#f7b733'];

/** To whom it goes, how many they are, and who is left out. */
export function AudiencePanel({ isWritable }: { isWritable: boolean }) {
  const { audience } = texts;
  const { setValue } = useFormContext<{ audience: AudiencePart[] }>();
  const parts = (useWatch({ name: 'audience' }) as AudiencePart[] | undefined) ?? [];
  const { data, error } = useAudienceCount(parts);
  const [isOpen, setOpen] = useState(false);
  const [isWhy, setWhy] = useState(false);
  return (
    <Panel
      title={audience.title}
      actions={
        isWritable && (
          <Button size="small" onClick={() => setOpen(true)}>
            {audience.change}
          </Button>
        )
      }
    >
      {error && <Typography color="error">{error.message}</Typography>}
      {!data && !error && <Skeleton height={60} />}
      {data && (
        <>
          <Typography component="p" color="textSecondary">
            <Box component="strong" sx={{ typography: 'h4', color: 'text.primary' }}>
              {frenchNumber(data.people)}
            </Box>{' '}
            {audience.people(data.people)}
          </Typography>
          {data.people > 0 && (
            <Box aria-hidden sx={{ display: 'flex', gap: '2px', height: 10, my: 1 }}>
              {data.parts.map(({ people }, index) => (
                <Box
                  key={index}
                  sx={{
                    flexGrow: people,
                    flexBasis: 0,
                    bgcolor: SHADES[index % SHADES.length],
                    borderRadius: 0.5,
                  }}
                />
              ))}
            </Box>
          )}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.parts.map(({ label, people }, index) => (
              <Box component="li" key={index} sx={LINE}>
                <Box aria-hidden sx={{ ...DOT, bgcolor: SHADES[index % SHADES.length] }} />
                <Typography variant="body2" sx={{ flex: 1 }}>
                  {label}
                </Typography>
                <Typography variant="body2" sx={{ fontWeight: 650 }}>
                  {frenchNumber(people)}
                </Typography>
              </Box>
            ))}
          </Box>
          <Caption component="p" sx={{ mt: 1 }}>
            {parts.length === 0 ? audience.none : audience.once}
            {data.left_out.length > 0 && ` ${audience.left_out} ${leftOut(data.left_out)}.`}
          </Caption>
          {mayDo('newsletter-subscribers', 'export') && parts.length > 0 && (
            <Button size="small" onClick={() => setWhy(true)}>
              {audience.why}
            </Button>
          )}
        </>
      )}
      {isOpen && (
        <AudienceDialog
          parts={parts}
          onChange={(chosen) => setValue('audience', chosen, { shouldDirty: true })}
          onClose={() => setOpen(false)}
        />
      )}
      {isWhy && <WhyDialog parts={parts} onClose={() => setWhy(false)} />}
    </Panel>
  );
}

const leftOut = (all: { reason: keyof typeof LEFT_OUT_LABELS; people: number }[]) =>
  all
    .map(({ reason, people }) => `${frenchNumber(people)} ${LEFT_OUT_LABELS[reason][people > 1 ? 1 : 0]}`)
    .join(', ');

const LINE = { display: 'flex', alignItems: 'baseline', gap: 1, py: 0.5 } as const;
const DOT = { width: 10, height: 10, borderRadius: 0.5, flexShrink: 0 } as const;
