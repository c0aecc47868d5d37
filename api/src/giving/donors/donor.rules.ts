const SIREN = /^\d{9}$/;

/** Whether these nine digits can be a SIREN: their key is Luhn's. */
export function isSiren(digits: string): boolean {
  if (!SIREN.test(digits)) return false;
  const sum = [...digits].reduceRight((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
