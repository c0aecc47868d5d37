import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './Button.module.css';

/** `give` is for the act of giving and nothing else; `main` is what a form is there for, `onBandMain` a band. */
export type ButtonLook = 'give' | 'main' | 'plain' | 'onBand' | 'onBandMain' | 'quiet';

interface Look {
  look?: ButtonLook;
  large?: boolean;
  children: ReactNode;
  className?: string | undefined;
}

export function Button({
  look,
  large,
  className,
  ...button
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...button} className={classOf(look, large, className)} />;
}

type LinkButtonProps = Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string };

/** A link that looks like a button; addresses outside the site's pages (mailto, tel, /admin, /api, a calendar) are plain links. */
export function LinkButton({ look, large, className, to, ...link }: LinkButtonProps) {
  const isPage = /^\/(?!admin|api\/)/.test(to) && !to.endsWith('.ics');
  if (!isPage) return <a href={to} {...link} className={classOf(look, large, className)} />;
  return <Link to={to} {...link} className={classOf(look, large, className)} />;
}

function classOf(look: ButtonLook = 'plain', large = false, extra = ''): string {
  return [styles.button, styles[look], large ? styles.large : '', extra].filter(Boolean).join(' ');
}
