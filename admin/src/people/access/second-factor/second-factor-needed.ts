/** What the gate answers to a right code whose holder has a second factor. */
export class SecondFactorNeeded extends Error {
  constructor(readonly challenge: string) {
    super('The second factor is asked for');
  }
}
