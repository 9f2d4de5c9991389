/** Returns the name of a state for people: the root of a machine is every state of it. */
export const stateTitle = (name: string): string => (name === '.' ? 'every state' : name)
