/** The parts of the list, the usual first. */
export const whichSessions = ['upcoming', 'past', 'unscheduled'] as const

export type Which = (typeof whichSessions)[number]

export type SessionsSearch = { which?: Which | undefined; page?: number | undefined }
