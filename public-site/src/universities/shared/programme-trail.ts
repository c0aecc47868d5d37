import { href } from 'react-router';

/** What leads to a page of the programme. */
export const PROGRAMME_TRAIL = [{ label: 'Universités', to: href('/universites') }];
