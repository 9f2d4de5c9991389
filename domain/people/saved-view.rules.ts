/** Views that a person can save of one list of the desk. */
export const MOST_VIEWS = 20
