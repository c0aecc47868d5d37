import type { Partner } from '@livres/api/contract';
import { useState } from 'react';
import { initialsOf } from '../../shared/format/initials';
import { monogramOf } from './monogram';
import styles from './PartnerLogo.module.css';

interface PartnerLogoProps {
  partner: Pick<Partner, 'name' | 'logo'>;
  large?: boolean;
}

/** The partner's logo, or its monogram where there is none or it does not come. The name stands beside it. */
export function PartnerLogo({ partner: { name, logo }, large = false }: PartnerLogoProps) {
  const [hasFailed, setFailed] = useState(false);
  const className = `${styles.logo} ${large ? styles.large : ''}`;
  const source = logo?.webp[0];
  if (!source || hasFailed) {
    const { colours, shape } = monogramOf(name);
    return (
      <span className={`${className} ${styles[colours]} ${styles[shape]}`} aria-hidden="true">
        <b>{initialsOf(name)}</b>
      </span>
    );
  }
  return (
    <span className={className}>
      <img
        src={source.url}
        alt=""
        width={logo.width}
        height={logo.height}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(true)}
      />
    </span>
  );
}
