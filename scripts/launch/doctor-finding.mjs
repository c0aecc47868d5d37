/** What one check found; with a remedy where something is wrong. */
export const right = (label) => ({ label });
export const wrong = (label, remedy) => ({ label, remedy });
