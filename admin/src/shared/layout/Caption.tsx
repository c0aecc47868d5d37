import Typography, { type TypographyProps } from '@mui/material/Typography';

/** A smaller line in grey. */
export const Caption = (props: TypographyProps) => (
  <Typography variant="caption" color="textSecondary" {...props} />
);
