/** Accounts of customer success that tests use up, one for each sign-in at the desk. */
export const STAFF_ACCOUNTS = 200

/** The address of one of them, from 1. */
export const staffAddress = (number: number): string => `staff-${number}@demo.vidya.test`
