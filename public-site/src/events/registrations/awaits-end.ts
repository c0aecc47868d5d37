const NAME = 'inscription-en-cours';

/**
 * Says to the scripts of the site that this browser left to pay a registration, not which: they cannot read the private
 * link. An event's page is then asked of the server, which can.
 */
export const awaitsEnd = {
  isIn: (cookies: string) => cookies.includes(`${NAME}=`),
  /** As the server sends it. */
  header: (isSecure: boolean) => `${NAME}=1; Path=/; Max-Age=3600; SameSite=Lax${isSecure ? '; Secure' : ''}`,
};
