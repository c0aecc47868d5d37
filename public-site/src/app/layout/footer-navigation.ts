import { partnershipContent } from '../../shared/content/partnership.content';
import { paths } from '../../shared/paths';
import {
  accountNavigation,
  givingNavigation,
  mainNavigation,
  searchEntry,
  type NavigationEntry,
} from '../navigation';

const TAKING_PART = [paths.campaigns(), paths.events()];
const partnership = { to: paths.contact(partnershipContent.subject), label: partnershipContent.become };

/** The foot of the page: what one may do, who we are, and how to reach us. */
export const footerNavigation: Record<'acts' | 'association' | 'contact', NavigationEntry[]> = {
  acts: [...givingNavigation, ...mainNavigation.filter(({ to }) => TAKING_PART.includes(to)), partnership],
  association: [
    ...mainNavigation.filter(({ to }) => ![...TAKING_PART, paths.contact()].includes(to)),
    searchEntry,
  ],
  contact: [...mainNavigation.filter(({ to }) => to === paths.contact()), ...accountNavigation],
};

export const footerTitles = { acts: 'Agir', association: 'L’association' } as const;
