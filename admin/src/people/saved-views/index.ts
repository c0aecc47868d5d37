import type { Capability } from '../../shared/layout/capability';
import { savedViewMessages } from './saved-views.fr';

/** What is kept of a list under a name; the panel's frame puts it above every list. */
export const savedViews: Capability = { messages: savedViewMessages };
