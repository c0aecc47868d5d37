import { pathTo } from '../../shared/paths';

/** What leads to a page of the programme. */
export const PROGRAMME_TRAIL = [{ label: 'Universités', to: pathTo('/universites') }];
