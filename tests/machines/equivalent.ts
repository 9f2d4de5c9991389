/** Faults that no behaviour can show, by machine: each says why it changes nothing. */
export const equivalent: Record<string, string[]> = {
  // Without its target the transition forgets the intent in place, and the next one leaves for the same state.
  session: ['signedIn.arriving always 1 without its target'],
}
