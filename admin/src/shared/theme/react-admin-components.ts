import { createElement } from 'react';
import { NoResults } from '../records/NoResults';
import { EditFailure, ShowFailure } from '../records/RecordFailure';
import type { Palette, ThemeOptions } from '@mui/material/styles';

const PHONE = '@media (max-width: 899.95px)';

/** A number that has not the focus stays as it is. */
function letGo({ target }: { target: EventTarget }): void {
  if (target instanceof HTMLElement) target.blur();
}

/** What react-admin's own parts look like and do; keys are its component names. */
export function reactAdminComponents(palette: Palette): NonNullable<ThemeOptions['components']> {
  const column = { [PHONE]: { flexDirection: 'column' as const } };
  return {
    RaList: { styleOverrides: { root: { '& .RaList-content, & .RaList-main': { minWidth: 0 } } } },
    RaEdit: {
      defaultProps: { error: createElement(EditFailure) },
      styleOverrides: { root: { '& .RaEdit-main': { gap: 24, alignItems: 'flex-start', ...column } } },
    },
    RaShow: {
      defaultProps: { error: createElement(ShowFailure) },
      styleOverrides: { root: { '& .RaShow-main': { gap: 24, alignItems: 'flex-start', ...column } } },
    },
    RaCreate: { styleOverrides: { root: { '& .RaCreate-main': { gap: 24, ...column } } } },
    RaTopToolbar: {
      styleOverrides: {
        root: {
          minHeight: 0,
          paddingBlock: 8,
          backgroundColor: 'transparent',
          [PHONE]: { backgroundColor: 'transparent' },
        },
      },
    },
    RaListToolbar: { styleOverrides: { root: { [PHONE]: { backgroundColor: 'transparent' } } } },
    RaFilterForm: {
      styleOverrides: {
        root: {
          alignItems: 'flex-end',
          rowGap: 4,
          minWidth: 0,
          maxWidth: '100%',
          // What is chosen among many may take two lines.
          '& .filter-field:has(.MuiSelect-multiple)': { maxWidth: 340 },
          '& .MuiSelect-multiple': { whiteSpace: 'normal' },
          // Two filters a line under the search: the first records show without scrolling.
          [PHONE]: {
            display: 'grid',
            width: '100%',
            columnGap: 12,
            gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
            '& .filter-field': { width: '100%', maxWidth: 'none' },
            '& .filter-field:first-of-type': { gridColumn: '1 / -1' },
            '& .RaFilterFormInput-spacer': { display: 'none' },
          },
        },
      },
    },
    // Views are kept by the api, in a menu of their own.
    RaFilterButton: { defaultProps: { disableSaveQuery: true } },
    // The wheel scrolls the page: over a number that is being typed, it would change it.
    RaNumberInput: { defaultProps: { onWheel: letGo } },
    RaFilterFormInput: { styleOverrides: { root: { '& .MuiFormHelperText-root': { display: 'none' } } } },
    RaDataTable: {
      defaultProps: { empty: createElement(NoResults) },
      styleOverrides: {
        root: {
          '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
          '& .RaDataTable-headerCell': { whiteSpace: 'nowrap' },
          '& .RaDataTable-clickableRow:focus-visible': {
            outline: `3px solid ${palette.primary.main}`,
            outlineOffset: -3,
          },
        },
      },
    },
    RaBulkActionsToolbar: {
      styleOverrides: {
        root: {
          '& .RaBulkActionsToolbar-toolbar': {
            color: palette.text.primary,
            backgroundColor: palette.info.light,
          },
          // At least as tall as the filters that it covers; it grows upwards where its buttons need two lines.
          '& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': {
            minHeight: 68,
            height: 'auto',
            transform: 'translateY(-100%)',
          },
          '& .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap', justifyContent: 'flex-end' },
          '& .RaBulkActionsToolbar-collapsed': { minHeight: '0 !important', visibility: 'hidden' },
        },
      },
    },
    RaToolbar: {
      styleOverrides: {
        root: {
          position: 'sticky',
          bottom: 0,
          zIndex: 3,
          gap: 12,
          border: `1px solid ${palette.divider}`,
          borderRadius: 10,
          backgroundColor: palette.background.paper,
          '&.RaToolbar-mobileToolbar': { position: 'sticky', width: 'auto' },
        },
      },
    },
    RaNotification: {
      styleOverrides: {
        root: {
          '& .RaNotification-success': { backgroundColor: '#0c6b45', color: '#fff' },
          '& .RaNotification-error': { backgroundColor: '#a3201a', color: '#fff' },
          '& .RaNotification-warning': { backgroundColor: '#f7b733', color: '#14172e' },
        },
      },
    },
  };
}
