/** What an input of a day holds, as a form sends it: nothing where it is empty. */
export const dayOrNull = (day: string) => day || null;
