import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether a table has room for what may be left out: at 1280 px beside the open menu it has not. */
export const useWideWindow = (): boolean => useMediaQuery('(min-width: 1400px)', { noSsr: true });
