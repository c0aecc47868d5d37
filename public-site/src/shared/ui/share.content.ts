export const shareContent = {
  copy: 'Copier le lien',
  copied: 'Lien copié',
  more: 'Partager…',
  email: 'E-mail',
} as const;

export interface ShareTarget {
  name: string;
  address: string;
}

/** Plain links: no script of those services is loaded. */
export function shareTargets(title: string, address: string): ShareTarget[] {
  const link = encodeURIComponent(address);
  const text = encodeURIComponent(title);
  const both = encodeURIComponent(`${title} ${address}`);
  return [
    { name: shareContent.email, address: `mailto:?subject=${text}&body=${both}` },
    { name: 'WhatsApp', address: `https://wa.me/?text=${both}` },
    { name: 'Facebook', address: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { name: 'LinkedIn', address: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
    { name: 'X', address: `https://x.com/intent/post?text=${text}&url=${link}` },
  ];
}
