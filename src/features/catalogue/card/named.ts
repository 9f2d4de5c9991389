/** The name of an action for those who listen: what is seen first, then what for (WCAG 2.5.3). */
export const named = (action: string, { title }: { title: string }): string => `${action}: ${title}`
