import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** react-admin 5.15 puts the name of a row's checkbox on a span around it, where MUI 9 leaves it: this names the box itself. */
export function LabelledCheckboxes({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const label = translate('ra.action.select_row');
  const withNames = useMemo(() => {
    const MuiCheckbox = { defaultProps: { role: 'group', slotProps: { input: { 'aria-label': label } } } };
    return (outer: Theme) => ({ ...outer, components: { ...outer.components, MuiCheckbox } });
  }, [label]);
  return <ThemeProvider theme={withNames}>{children}</ThemeProvider>;
}
