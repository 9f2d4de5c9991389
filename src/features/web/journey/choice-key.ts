/** Where the answer whether journeys may be recorded is kept. */
export const CHOICE_KEY = 'vidya.journeys'
