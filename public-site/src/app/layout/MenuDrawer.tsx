import { Dialog } from '@base-ui/react/dialog';
import { CircleUserRound, Search, X } from 'lucide-react';
import { NavLink } from 'react-router';
import { AccessibilityButton } from '../accessibility/AccessibilityButton';
import { siteContent } from '../../shared/content/site.content';
import {
  accountNavigation,
  givingNavigation,
  mainNavigation,
  searchEntry,
  staffNavigation,
} from '../navigation';
import styles from './MenuDrawer.module.css';
import { NewMark } from './NewMark';

interface MenuDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export default function MenuDrawer({ isOpen, onOpenChange }: MenuDrawerProps) {
  const close = () => onOpenChange(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.drawer}>
          <div className={styles.top}>
            <Dialog.Title>{siteContent.menu}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={siteContent.closeMenu}>
              <X aria-hidden="true" size={26} />
            </Dialog.Close>
          </div>
          <nav aria-label={siteContent.menu}>
            <NavLink to={searchEntry.to} className={styles.search} onClick={close}>
              <Search aria-hidden="true" size={20} />
              {searchEntry.label}
            </NavLink>
            {[mainNavigation, givingNavigation].map((entries) => (
              <ul key={entries[0]?.to} className={styles.list}>
                {entries.map(({ to, label, isNew }) => (
                  <li key={to}>
                    <NavLink to={to} end={to === '/'} onClick={close}>
                      {label}
                      {isNew && <NewMark />}
                    </NavLink>
                  </li>
                ))}
              </ul>
            ))}
            <details className={styles.account}>
              <summary>
                <CircleUserRound aria-hidden="true" size={22} />
                {siteContent.account}
              </summary>
              <ul className={styles.list}>
                {accountNavigation.map(({ to, label }) => (
                  <li key={to}>
                    <NavLink to={to} end onClick={close}>
                      {label}
                    </NavLink>
                  </li>
                ))}
                {staffNavigation.map(({ to, label }) => (
                  <li key={to}>
                    <a href={to}>{label}</a>
                  </li>
                ))}
              </ul>
            </details>
          </nav>
          <AccessibilityButton className={styles.accessibility} />
          <div className={styles.cloth} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
