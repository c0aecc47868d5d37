import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IMPACT_FIGURE_LABELS, type FigureCalculation, type Recalculation } from '@livres/api/contract';
import { figureText } from './figures.fr';
import { recalculation as texts } from './recalculation.fr';

const inFrench = (labels: string[]) => new Intl.ListFormat('fr').format(labels);

/** From what to what each figure goes, and what the result is made of. */
export function RecalculationView({ recalculation }: { recalculation: Recalculation }) {
  const { changes, unchanged, not_calculated } = recalculation;
  return (
    <>
      {changes.length === 0 && <Alert severity="info">{texts.none}</Alert>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {changes.map((change) => (
          <Box component="li" key={change.name} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Change change={change} />
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {unchanged.length > 0 && `${texts.unchanged(inFrench(unchanged.map(({ label }) => label)))} `}
        {not_calculated.length > 0 &&
          texts.entered_only(inFrench(not_calculated.map((name) => IMPACT_FIGURE_LABELS[name])))}
      </Typography>
    </>
  );
}

function Change({ change: { label, unit, from, to, explanation } }: { change: FigureCalculation }) {
  return (
    <>
      <Typography component="h3" variant="subtitle2">
        {label}
      </Typography>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <Box component="del" sx={{ color: 'text.secondary' }}>
          {figureText(from, unit)}
        </Box>
        {' → '}
        <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 700 }}>
          {figureText(to, unit)}
        </Box>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {explanation}
      </Typography>
    </>
  );
}
