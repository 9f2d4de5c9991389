/** Lets the browser paint and take input before the next step of a start. */
export const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
