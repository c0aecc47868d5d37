/** The page of a gift of money, and of who gave it. */
export const giftPath = (id: string): string => `/donations/${id}/show`;
export const donorPath = (id: string): string => `/users/donors/${id}`;
